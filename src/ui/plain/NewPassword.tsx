import { Typography } from '@mui/material';
import { useState } from 'react';
import { MIN_PASSWORD, passwordProblem } from '#domain/passwords';
import { fillIn } from '../../../i18n/fillIn.ts';
import { PasswordField } from './PasswordField.tsx';
import { PlainForm } from './PlainForm.tsx';
import { plainProblem } from './plainProblem.ts';
import { plainTexts } from '../../texts/texts.ts';

type Values = { password: string; confirm: string };

/** The messages of Spec 5, and what makes a password too weak. */
const check = ({ password, confirm }: Values): Partial<Values> => {
  const texts = plainTexts().auth.reset;
  if (!password) return { password: texts.passwordRequired };
  const problem = passwordProblem(password);
  if (problem) return { password: plainProblem(problem) };
  if (!confirm) return { confirm: texts.confirmRequired };
  return confirm === password ? {} : { confirm: texts.mismatch };
};

type Props = {
  submit: string;
  autoFocus?: boolean;
  /** Rejects with the server's refusal; what was typed stays. */
  onSubmit: (password: string) => Promise<void>;
};

/** A password of one's own, twice, checked as it is typed. */
export const NewPassword = ({ submit, autoFocus, onSubmit }: Props) => {
  const texts = plainTexts().auth.reset;
  const [values, setValues] = useState<Values>({ password: '', confirm: '' });
  /** What has been typed in, or asked for by pressing the button: nothing else is called wrong. */
  const [seen, setSeen] = useState<ReadonlySet<keyof Values>>(new Set());
  const problems = check(values);
  const send = async () => {
    setSeen(new Set(['password', 'confirm']));
    if (!Object.keys(problems).length) await onSubmit(values.password);
  };
  const field = (name: keyof Values, refused?: string) => ({
    label: texts[name],
    name,
    autoComplete: 'new-password',
    value: values[name],
    onChange: (typed: string) => {
      setValues({ ...values, [name]: typed });
      setSeen(new Set(seen).add(name));
    },
    problem: (seen.has(name) && problems[name]) || refused,
  });
  return (
    <PlainForm submit={submit} onSubmit={send}>
      {errors => (
        <>
          <PasswordField {...field('password', errors.password)} autoFocus={autoFocus} />
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {fillIn(texts.help, { min: MIN_PASSWORD })}
          </Typography>
          <PasswordField {...field('confirm')} />
        </>
      )}
    </PlainForm>
  );
};
