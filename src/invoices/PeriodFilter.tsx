import { MenuItem, TextField } from '@mui/material';
import { useListFilterContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { dayOf } from '#domain/dates';
import { daysOfPeriod, lastQuarters } from '#domain/periods';

const SHOWN = 6;

/** The quarter, or the year, in which invoices were issued, as a quick filter: the same as a range of dates in the menu. */
export const PeriodFilter = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const [today] = useState(() => dayOf(new Date()));
  const year = Number(today.slice(0, 4));
  const periods = [...lastQuarters(today, SHOWN), { year, quarter: null }, { year: year - 1, quarter: null }].map(
    period => ({ days: daysOfPeriod(period), period }),
  );
  const keyOf = (days: readonly string[]) => days.join();
  const applied: unknown = filterValues.date?.isBetween;
  const chosen = Array.isArray(applied) ? keyOf(applied) : '';
  const choose = (key: string) => {
    const { date: _date, ...others } = filterValues;
    const found = periods.find(({ days }) => keyOf(days) === key);
    setFilters(found ? { ...others, date: { isBetween: found.days } } : others, []);
  };
  return (
    <TextField
      select
      label={translate('resources.invoices.period.label')}
      value={periods.some(({ days }) => keyOf(days) === chosen) ? chosen : ''}
      onChange={event => choose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
    >
      <MenuItem value="">{translate('app.filters.any')}</MenuItem>
      {periods.map(({ days, period }) => (
        <MenuItem key={keyOf(days)} value={keyOf(days)}>
          {period.quarter
            ? translate('resources.invoices.period.ofYear', period)
            : translate('resources.invoices.period.wholeYear', { year: period.year })}
        </MenuItem>
      ))}
    </TextField>
  );
};
