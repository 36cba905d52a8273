import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Period, QUARTERS } from '#domain/periods';

const YEARS = 6;
const WHOLE_YEAR = 0;

type Props = {
  period: Period;
  thisYear: number;
  onChange: (period: Period) => void;
  /** Quarters alone. */
  noYear?: boolean;
};

/** Year and quarter, as taxes are declared. */
export const PeriodPick = ({ period, thisYear, onChange, noYear }: Props) => {
  const translate = useTranslate();
  const text = (name: string, args = {}) => translate(`resources.invoices.period.${name}`, args);
  return (
    <>
      <TextField
        select
        label={text('year')}
        value={period.year}
        onChange={event => onChange({ ...period, year: Number(event.target.value) })}
        sx={{ minWidth: 100, my: 0 }}
      >
        {Array.from({ length: YEARS }, (_, back) => thisYear - back).map(year => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={text('quarter')}
        value={period.quarter ?? WHOLE_YEAR}
        onChange={(_, quarter: number | null) => quarter !== null && onChange({ ...period, quarter: quarter || null })}
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5 } }}
      >
        {QUARTERS.map(quarter => (
          <ToggleButton key={quarter} value={quarter} aria-label={text('nth', { quarter })}>
            {text('short', { quarter })}
          </ToggleButton>
        ))}
        {!noYear && <ToggleButton value={WHOLE_YEAR}>{text('all')}</ToggleButton>}
      </ToggleButtonGroup>
    </>
  );
};
