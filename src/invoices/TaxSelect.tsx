import { MenuItem, TextField } from '@mui/material';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { cleanTax, type Tax, TAX_OPTIONS } from '#domain/invoices/tax';
import { useField } from '../ui/forms/formScope.ts';
import { WARNING_LOOK } from '../ui/inputs/warningLook.ts';
import { taxText } from './taxText.ts';
import { useTaxWarning } from './useTaxWarning.ts';

const keyOf = (tax: Tax): string => JSON.stringify(cleanTax(tax));
const isTax = (value: unknown): value is Tax => typeof value === 'object' && value !== null;
const same = (value: unknown) => value;

/** The presets of the tax (Spec 9); `warns`: the office is told of what is odd about it. */
export const TaxSelect = ({ warns }: { warns?: boolean }) => {
  const { disabled, required, hidden } = useField('tax');
  const { field, fieldState, id } = useInput({ source: 'tax', format: same, parse: same });
  const warning = useTaxWarning(!!warns && !disabled);
  if (hidden) return null;
  const value: Tax | null = isTax(field.value) ? field.value : null;
  const choices =
    value && !TAX_OPTIONS.some(tax => keyOf(tax) === keyOf(value)) ? [...TAX_OPTIONS, value] : TAX_OPTIONS;
  return (
    <TextField
      select
      fullWidth
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={value ? keyOf(value) : ''}
      onChange={event => field.onChange(choices.find(tax => keyOf(tax) === event.target.value))}
      onBlur={field.onBlur}
      disabled={disabled}
      label={<FieldTitle source="tax" isRequired={required} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={warning ?? undefined} />}
      sx={WARNING_LOOK}
    >
      {choices.map(tax => (
        <MenuItem key={keyOf(tax)} value={keyOf(tax)}>
          {taxText(tax)}
        </MenuItem>
      ))}
    </TextField>
  );
};
