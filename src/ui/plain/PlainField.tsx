import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  name: string;
  type?: string;
  autoComplete: string;
  autoFocus?: boolean;
  /** Which keys a phone offers. */
  inputMode?: 'numeric' | 'text';
  value: string;
  onChange: (value: string) => void;
  problem?: string;
  /** At the end of the line: the eye of a password. */
  end?: ReactNode;
};

/** A required line of text, made of fewer parts than MUI's TextField, which brings menus along. */
export const PlainField = ({ label, onChange, problem, end, inputMode, ...input }: Props) => {
  const id = useId();
  return (
    <FormControl fullWidth required error={!!problem}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        endAdornment={end}
        slotProps={{ input: { inputMode } }}
        onChange={event => onChange(event.target.value)}
        aria-describedby={`${id}-problem`}
      />
      <FormHelperText id={`${id}-problem`}>{problem ?? ' '}</FormHelperText>
    </FormControl>
  );
};
