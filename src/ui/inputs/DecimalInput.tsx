import { InputAdornment, TextField } from '@mui/material';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useState } from 'react';
import { parseDecimal, showDecimal } from './decimal.ts';
import { useField } from '../forms/formScope.ts';

export type DecimalInputProps = {
  source: string;
  label?: string | false;
  /** Behind the number: 'kg', 'm', 't', '€'. */
  unit?: string;
  /** How many decimals are always shown. */
  decimals?: number;
  /** Whole numbers alone: a phone offers no comma. */
  whole?: boolean;
  helperText?: string;
  disabled?: boolean;
  defaultValue?: number;
  onChange?: (value: unknown) => void;
};

/** A number typed as in Spain (`1.234,5`), kept as a number: `<DecimalInput source="weight" unit="kg" />`. */
export const DecimalInput = ({
  source,
  label,
  unit,
  decimals,
  whole,
  helperText,
  disabled,
  ...rest
}: DecimalInputProps) => {
  const access = useField(source);
  const { field, fieldState, id } = useInput({ source, format: value => value, parse: value => value, ...rest });
  const [typing, setTyping] = useState<{ text: string; value: unknown } | null>(null);
  // What something else puts in the field is shown in place of what was typed.
  const typed = typing && typing.value === field.value ? typing.text : null;
  if (access.hidden) return null;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      fullWidth
      value={typed ?? showDecimal(field.value, decimals)}
      onChange={event => {
        const text = event.target.value;
        const value = parseDecimal(text, source);
        setTyping({ text, value });
        field.onChange(value);
      }}
      onBlur={() => {
        // Rounded, what is wrong with it couldn't be seen.
        if (!fieldState.invalid) setTyping(null);
        field.onBlur();
      }}
      label={label === false ? undefined : <FieldTitle label={label} source={source} isRequired={access.required} />}
      disabled={disabled || access.disabled}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{
        htmlInput: { inputMode: whole ? 'numeric' : 'decimal', autoComplete: 'off', 'aria-required': access.required },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
};
