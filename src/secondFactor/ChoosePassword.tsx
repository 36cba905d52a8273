import { Typography } from '@mui/material';
import { useState } from 'react';
import { MIN_PASSWORD } from '#domain/passwords';
import { PasswordField } from '../app/PasswordField.tsx';
import { PlainForm } from '../app/PlainForm.tsx';
import { plainTexts } from '../app/texts.ts';
import { choosePassword } from './calls.ts';

/** A password of one's own, twice; what is wrong with it is the server's to say. */
export const ChoosePassword = ({ onDone }: { onDone: () => void }) => {
  const { duty, reset } = plainTexts().auth;
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const submit = async () => {
    setAsked(true);
    if (again !== password) return;
    await choosePassword(password);
    onDone();
  };
  return (
    <PlainForm submit={duty.savePassword} onSubmit={submit}>
      {errors => (
        <>
          <PasswordField
            label={reset.password}
            name="password"
            autoComplete="new-password"
            autoFocus
            value={password}
            onChange={setPassword}
            problem={errors.password}
          />
          <PasswordField
            label={reset.confirm}
            name="confirm"
            autoComplete="new-password"
            value={again}
            onChange={setAgain}
            problem={asked && again !== password ? reset.mismatch : undefined}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {reset.help.replace('%{min}', String(MIN_PASSWORD))}
          </Typography>
        </>
      )}
    </PlainForm>
  );
};
