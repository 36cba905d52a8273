import { Box } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { CALENDAR } from './calendar.ts';
import { dayTexts } from './dayTexts.ts';
import { dayProblem, fromDayjs, HALF_DAY, NO_DAY, toDayjs } from './dayValue.ts';
import { isWholeDay, readDay } from './readDay.ts';
import { useDaySeparators } from './useDaySeparators.ts';
import { useDoneBefore } from '../actions/useDoneBefore.ts';

type Props = Omit<DatePickerProps, 'value' | 'onChange' | 'format'> & {
  /** `YYYY/MM/DD`, HALF_DAY, NO_DAY or null. */
  value: unknown;
  /** With the same; HALF_DAY while what is typed is no day yet, NO_DAY once it is left as one that doesn't exist. */
  onChange: (day: string | null) => void;
};

/** The field of a day, shown DD-MM-YYYY, typed and pasted as people write it (`5/1/27`), or picked in a calendar. */
export const TypedDay = ({ value, onChange, ...picker }: Props) => {
  const onSeparator = useDaySeparators();
  const doBefore = useDoneBefore();
  const [partial, setPartial] = useState<Dayjs | null>(null);
  const take = (written: string): boolean => {
    const day = readDay(written);
    if (!day) return false;
    setPartial(null);
    onChange(day);
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (!take(event.clipboardData.getData('text'))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The picker says nothing of a day that was never whole, and knows no year in two figures: it has put zeros before them.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    const parts = Array.from(currentTarget.querySelectorAll('[role=spinbutton]'), part => part.textContent);
    const isTyped = parts.some(part => /\d/.test(part));
    const written = parts.join('-');
    if ((partial || !value) && isTyped && !take(written)) onChange(isWholeDay(written) ? NO_DAY : HALF_DAY);
    else if (dayProblem(value) && !isTyped) onChange(null);
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={CALENDAR} localeText={dayTexts()}>
      <Box
        onKeyDownCapture={event => {
          doBefore();
          onSeparator(event);
        }}
        onInputCapture={doBefore}
        onPasteCapture={paste}
        onBlur={leave}
        sx={{ minWidth: 0, width: 1 }}
      >
        <DatePicker
          {...picker}
          format="DD-MM-YYYY"
          value={partial ?? toDayjs(value)}
          onChange={day => {
            setPartial(day && !day.isValid() ? day : null);
            onChange(fromDayjs(day));
          }}
        />
      </Box>
    </LocalizationProvider>
  );
};
