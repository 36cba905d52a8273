import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { dayProblem, toDayjs } from './dayValue.ts';
import { useField } from '../forms/formScope.ts';
import { TypedDay } from './TypedDay.tsx';

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
  autoFocus?: boolean;
};

/** A calendar day of a form, kept `YYYY/MM/DD`, null when empty: `<DayInput source="pickupDate" />`. */
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
  if (access.hidden) return null;
  const problem = dayProblem(field.value) ?? fieldState.error?.message;
  return (
    <TypedDay
      value={field.value}
      onChange={field.onChange}
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
  );
};
