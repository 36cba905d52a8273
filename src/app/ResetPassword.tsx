import { Alert, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { MIN_PASSWORD, passwordProblem } from '#domain/passwords';
import { failureOf } from '../ui/failure.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { checkResetToken, resetPassword } from './account.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PlainForm } from './PlainForm.tsx';
import { PublicPage } from './PublicPage.tsx';
import { plainProblem } from './plainProblem.ts';
import { plainTexts } from './texts.ts';

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

type Link = 'asked' | 'valid' | 'invalid' | 'unreachable';

/** Whether the server still takes the link, and how to ask once more when it couldn't be asked. */
const useLink = (token: string): [Link, () => void] => {
  const [link, setLink] = useState<Link>('asked');
  useEffect(() => {
    if (link !== 'asked') return;
    checkResetToken(token).then(
      () => setLink('valid'),
      error => {
        const { status } = failureOf(error);
        setLink(status >= 400 && status < 500 ? 'invalid' : 'unreachable');
      },
    );
  }, [token, link]);
  return [link, () => setLink('asked')];
};

/** /reset-password/:token (Spec 2). */
export const ResetPassword = ({ token, onSaved }: { token: string; onSaved: () => void }) => {
  const { app, auth } = plainTexts();
  const texts = auth.reset;
  const [link, askAgain] = useLink(token);
  const [values, setValues] = useState<Values>({ password: '', confirm: '' });
  /** What has been typed in, or asked for by pressing the button: nothing else is called wrong. */
  const [seen, setSeen] = useState<readonly (keyof Values)[]>([]);
  const problems = check(values);
  const submit = async () => {
    setSeen(['password', 'confirm']);
    if (Object.keys(problems).length) return;
    try {
      await resetPassword(token, values.password);
    } catch (error) {
      // What is wrong with the password stands beside it; whatever else it was, it isn't saved.
      if (failureOf(error).errors) throw error;
      throw new Error(texts.failed, { cause: error });
    }
    onSaved();
  };
  const field = (name: keyof Values, refused?: string) => (
    <PasswordField
      label={texts[name]}
      name={name}
      autoComplete="new-password"
      value={values[name]}
      onChange={typed => {
        setValues({ ...values, [name]: typed });
        setSeen([...seen, name]);
      }}
      problem={(seen.includes(name) && problems[name]) || refused}
    />
  );
  if (link === 'asked') return <Spinner label={app.loading} />;
  if (link === 'unreachable') return <ConnectionError retry={askAgain} />;
  if (link === 'invalid')
    return (
      <PublicPage title={texts.invalidTitle}>
        <Alert severity="warning">{texts.invalid}</Alert>
        <Button href={import.meta.env.BASE_URL} sx={{ mt: 2 }}>
          {texts.toLogin}
        </Button>
      </PublicPage>
    );
  return (
    <PublicPage title={texts.title}>
      <PlainForm submit={texts.submit} onSubmit={submit}>
        {errors => (
          <>
            {field('password', errors.password)}
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {texts.help.replace('%{min}', String(MIN_PASSWORD))}
            </Typography>
            {field('confirm')}
          </>
        )}
      </PlainForm>
    </PublicPage>
  );
};
