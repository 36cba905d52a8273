import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { normalizePhone } from '#domain/phone';
import { useField } from './formScope.ts';

/** A phone number, kept without separators; a dial code alone counts as empty (Spec 5): `<PhoneInput source="phone" />`. */
export const PhoneInput = ({ source, label }: { source: string; label?: string }) => {
  const { disabled, required, hidden } = useField(source);
  const { setValue } = useFormContext();
  if (hidden) return null;
  return (
    <TextInput
      source={source}
      label={label}
      type="tel"
      fullWidth
      isRequired={required}
      disabled={disabled}
      placeholder="+34"
      slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'tel' } }}
      onBlur={event =>
        setValue(source, normalizePhone(event?.target.value), { shouldDirty: true, shouldValidate: true })
      }
    />
  );
};
