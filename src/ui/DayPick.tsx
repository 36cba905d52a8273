import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { toDayjs } from './dayValue.ts';
import { CALENDAR } from './calendar.ts';
import { dayTexts } from './dayTexts.ts';

type Props = { label: string; value: unknown; onChange: (day: string | null) => void };

/** A day outside of a form, `YYYY/MM/DD`; null until it is whole. */
export const DayPick = ({ label, value, onChange }: Props) => {
  const [partial, setPartial] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={CALENDAR} localeText={dayTexts()}>
      <DatePicker
        label={label}
        format="DD-MM-YYYY"
        value={partial ?? toDayjs(value)}
        onChange={day => {
          const whole = day?.isValid() ?? false;
          setPartial(day && !whole ? day : null);
          onChange(day && whole ? day.format('YYYY/MM/DD') : null);
        }}
        slotProps={{ textField: { size: 'small', fullWidth: true } }}
      />
    </LocalizationProvider>
  );
};
