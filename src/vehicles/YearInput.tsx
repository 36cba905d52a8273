import { TextInput } from 'react-admin';
import { useField } from '../ui/forms/formScope.ts';

const toNumber = (typed: string): number | string | null => {
  if (!typed.trim()) return null;
  return /^\d+$/.test(typed.trim()) ? Number(typed) : typed;
};

/** A year isn't an amount: no dot sets its thousands apart. */
export const YearInput = () => {
  const { disabled } = useField('year');
  return (
    <TextInput
      source="year"
      fullWidth
      disabled={disabled}
      parse={toNumber}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
    />
  );
};
