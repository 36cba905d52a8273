import { Box } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { type ClipboardEvent, type FocusEvent, useState } from 'react';
import { fromDayjs, HALF_DAY, toDayjs } from './dayValue.ts';
import { useField } from './formScope.ts';
import { CALENDAR } from './calendar.ts';
import { dayTexts } from './dayTexts.ts';
import { readDay } from './readDay.ts';
import { useDaySeparators } from './useDaySeparators.ts';

type Props = {
  source: string;
  label?: string;
  helperText?: string;
  disabled?: boolean;
  /** `YYYY/MM/DD`: nothing earlier (later) can be picked. */
  min?: string | null;
  max?: string | null;
  defaultValue?: string;
  onChange?: (day: unknown) => void;
  alwaysOn?: boolean;
  autoFocus?: boolean;
};

/** A calendar day, shown DD-MM-YYYY, typed so or `5/1/27`, and kept `YYYY/MM/DD`, null when empty: `<DayInput source="pickupDate" />`. */
export const DayInput = ({
  source,
  label,
  helperText,
  disabled,
  min,
  max,
  defaultValue,
  onChange,
  autoFocus,
}: Props) => {
  const access = useField(source);
  const same = (value: unknown) => value;
  const { field, fieldState, id } = useInput({ source, format: same, parse: same, defaultValue, onChange });
  const onSeparator = useDaySeparators();
  const [partial, setPartial] = useState<Dayjs | null>(null);
  if (access.hidden) return null;
  const error = fieldState.error?.message;
  const take = (written: string): boolean => {
    const day = readDay(written);
    if (!day) return false;
    setPartial(null);
    field.onChange(day);
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
    if ((partial || !field.value) && isTyped && !take(parts.join('-'))) field.onChange(HALF_DAY);
    else if (field.value === HALF_DAY && !isTyped) field.onChange(null);
  };
  const isHalf = partial || field.value === HALF_DAY;
  const problem = isHalf ? 'app.day.invalid' : error;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={CALENDAR} localeText={dayTexts()}>
      <Box onKeyDownCapture={onSeparator} onPasteCapture={paste} onBlur={leave}>
        <DatePicker
          format="DD-MM-YYYY"
          value={partial ?? toDayjs(field.value)}
          onChange={value => {
            setPartial(value && !value.isValid() ? value : null);
            field.onChange(fromDayjs(value));
          }}
          minDate={toDayjs(min) ?? undefined}
          maxDate={toDayjs(max) ?? undefined}
          disabled={disabled || access.disabled}
          autoFocus={autoFocus}
          label={<FieldTitle label={label} source={source} isRequired={access.required} />}
          slotProps={{
            field: { clearable: !access.required },
            textField: {
              id,
              name: field.name,
              onBlur: field.onBlur,
              fullWidth: true,
              size: 'small',
              margin: 'dense',
              error: fieldState.invalid,
              helperText: <InputHelperText error={fieldState.invalid ? problem : undefined} helperText={helperText} />,
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
};
