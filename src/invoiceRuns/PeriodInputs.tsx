import { MenuItem, Paper, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dayOf, toRowDay, toWireDay } from '#domain/dates';
import { daysOfMonth, monthToInvoice } from '#domain/invoiceRuns';
import { following } from '#domain/text/locale';
import { DayPick } from '../ui/inputs/DayPick.tsx';

/** Days as `YYYY/MM/DD`; null while one is being typed. `month`: `YYYY-MM`, null for any other period. */
export type RunPeriod = { month: string | null; fromDate: string | null; toDate: string | null; date: string | null };

const MONTHS = 12;

const ofMonth = (month: string) => {
  const [first, last] = daysOfMonth(month);
  return { month, fromDate: toWireDay(first), toDate: toWireDay(last) };
};

/** The month that is invoiced now, dated today. */
export const firstPeriod = (): RunPeriod => {
  const now = new Date();
  return { ...ofMonth(monthToInvoice(now)), date: toWireDay(dayOf(now)) };
};

/** `2026-11`, `2026-10` …: the month it is and those before. */
const lastMonths = (): string[] => {
  const [year = 0, month = 0] = dayOf(new Date()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

/** `octubre de 2026`, in the language of the page. */
const monthOf = following(
  locale => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const nameOf = (month: string): string => monthOf().format(Date.parse(month));

const OTHER = 'other';
const GRID = {
  p: { xs: 1.5, sm: 2 },
  mb: 2,
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, minmax(0, 240px))' },
};

type Props = { period: RunPeriod; onChange: (period: RunPeriod) => void };

/** Which month or days are invoiced, and the date that the invoices bear. */
export const PeriodInputs = ({ period, onChange }: Props) => {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.invoiceRuns.filters.${name}`);
  const day = (name: 'fromDate' | 'toDate' | 'date') => (
    <DayPick
      key={name}
      label={label(name)}
      value={period[name] && toRowDay(period[name])}
      onChange={value => onChange({ ...period, [name]: value })}
    />
  );
  return (
    <Paper variant="outlined" sx={GRID}>
      <TextField
        select
        fullWidth
        id="run-month"
        label={label('month')}
        value={period.month ?? OTHER}
        onChange={({ target }) =>
          onChange(target.value === OTHER ? { ...period, month: null } : { ...period, ...ofMonth(target.value) })
        }
        sx={{ my: 0 }}
      >
        {lastMonths().map(month => (
          <MenuItem key={month} value={month}>
            {nameOf(month)}
          </MenuItem>
        ))}
        <MenuItem value={OTHER}>{label('otherPeriod')}</MenuItem>
      </TextField>
      {period.month === null && [day('fromDate'), day('toDate')]}
      {day('date')}
    </Paper>
  );
};
