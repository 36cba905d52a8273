import { PasswordInput, TextInput } from 'react-admin';
import type { Problem } from '#domain/validation';
import { DialogForm } from '../ui/forms/DialogForm.tsx';
import type { Values } from '../ui/forms/EntityForm.tsx';
import { endFactor, newCodes } from './calls.ts';

const TEXTS = 'auth.secondFactor';
const required: Problem = { key: 'validation.required' };

const check = ({ currentPassword, code }: Values) => ({
  currentPassword: currentPassword ? null : required,
  code: code ? null : required,
});

type Props = {
  what: 'end' | 'codes';
  onClose: () => void;
  /** `codes`: the new ones, when that was asked for. */
  onDone: (codes: string[] | null) => void;
};

/** Ends the second factor, or makes new recovery codes, for who knows the password and has the phone. */
export const ProveBoth = ({ what, onClose, onDone }: Props) => (
  <DialogForm
    open
    onClose={onClose}
    title={`${TEXTS}.${what === 'end' ? 'turnOff' : 'newCodes'}`}
    help={`${TEXTS}.${what}Help`}
    submitLabel={`${TEXTS}.next`}
    error={`${TEXTS}.failed`}
    check={check}
    onSubmit={async ({ currentPassword, code }) => {
      const proof = { currentPassword, code };
      onDone(what === 'codes' ? await newCodes(proof) : await endFactor(proof).then(() => null));
    }}
  >
    <PasswordInput
      source="currentPassword"
      label={`${TEXTS}.currentPassword`}
      autoComplete="current-password"
      fullWidth
      isRequired
    />
    <TextInput source="code" label={`${TEXTS}.code`} autoComplete="one-time-code" fullWidth isRequired />
  </DialogForm>
);
