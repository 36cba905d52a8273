import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePeriod } from './usePeriod.ts';

const YEARS = 6;
const QUARTERS = [1, 2, 3, 4] as const;

/** Year and quarter, as taxes are declared. */
export const PeriodPick = () => {
  const translate = useTranslate();
  const { period, setPeriod, thisYear } = usePeriod();
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        select
        label={translate('resources.invoices.period.year')}
        value={period.year}
        onChange={event => setPeriod({ ...period, year: Number(event.target.value) })}
        sx={{ minWidth: 100, my: 0 }}
      >
        {Array.from({ length: YEARS }, (_, back) => thisYear - back).map(year => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('resources.invoices.period.quarter')}
        value={period.quarter ?? 0}
        onChange={event => setPeriod({ ...period, quarter: Number(event.target.value) || null })}
        sx={{ minWidth: 160, my: 0 }}
      >
        {[0, ...QUARTERS].map(quarter => (
          <MenuItem key={quarter} value={quarter}>
            {translate(`resources.invoices.period.${quarter ? 'nth' : 'all'}`, { quarter })}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
};
