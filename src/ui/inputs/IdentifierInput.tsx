import { TextInput } from 'react-admin';
import { useState } from 'react';
import { type Identifier, shownAs, storedAs } from '#domain/identifiers';

type Props = {
  source: string;
  as: Identifier;
  label?: string;
  helperText?: string;
  isRequired: boolean;
  disabled: boolean;
};

const PHONE = { inputMode: 'tel', autoComplete: 'tel' } as const;
const CODE = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/**
 * A NIF, VAT number, IBAN, plate or telephone: the form holds it as it is kept, while whoever types sees what they type,
 * and afterwards what people read. A dial code alone counts as empty (Spec 5).
 */
export const IdentifierInput = ({ as, ...rest }: Props) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      fullWidth
      {...(as === 'phone' && { type: 'tel', placeholder: '+34' })}
      slotProps={{ htmlInput: { ...(as === 'phone' ? PHONE : CODE), 'aria-required': rest.isRequired } }}
      {...rest}
      format={(value: unknown) => typed ?? (typeof value === 'string' ? shownAs(as, value) : '')}
      parse={(text: string) => storedAs(as, text)}
      onChange={event => setTyped(event?.target?.value ?? null)}
      onBlur={() => setTyped(null)}
    />
  );
};
