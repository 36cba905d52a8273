import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useState } from 'react';
import { fromDayjs, toDayjs } from './dayValue.ts';
import { useField } from './formScope.ts';
import { CALENDAR } from './calendar.ts';
import { dayTexts } from './dayTexts.ts';

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

/** A calendar day, shown and typed DD-MM-YYYY and kept `YYYY/MM/DD`, null when empty: `<DayInput source="pickupDate" />`. */
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
  const [partial, setPartial] = useState<Dayjs | null>(null);
  if (access.hidden) return null;
  const error = fieldState.error?.message;
  const problem = partial ? 'app.day.invalid' : error;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={CALENDAR} localeText={dayTexts()}>
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
    </LocalizationProvider>
  );
};
