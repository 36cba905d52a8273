import { useState } from 'react';
import { PasswordField } from '../ui/plain/PasswordField.tsx';
import { PlainForm } from '../ui/plain/PlainForm.tsx';
import { plainTexts } from '../texts/texts.ts';
import { type Begun, beginFactor } from './calls.ts';
import { ConfirmFactor } from './ConfirmFactor.tsx';
import { CodesLost } from './CodesLost.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Props = {
  onDone: () => void;
  /** From now on the recovery codes are shown, this once, or that they were lost. */
  onCodes?: () => void;
};

/** The way to a second factor: the password, the app's first code, the recovery codes; then `onDone`. */
export const EnrolFactor = ({ onDone, onCodes }: Props) => {
  const texts = plainTexts().auth.secondFactor;
  const [password, setPassword] = useState('');
  const [begun, setBegun] = useState<Begun | null>(null);
  /** Null: it is on, but its codes were lost on the way. */
  const [codes, setCodes] = useState<string[] | null | undefined>();
  if (codes === null) return <CodesLost onDone={onDone} />;
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const show = (given: string[] | null) => {
    setCodes(given);
    onCodes?.();
  };
  if (begun) return <ConfirmFactor begun={begun} onConfirmed={show} />;
  return (
    <PlainForm submit={texts.next} onSubmit={async () => setBegun(await beginFactor(password))}>
      {errors => (
        <PasswordField
          label={texts.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          problem={errors.currentPassword}
        />
      )}
    </PlainForm>
  );
};
