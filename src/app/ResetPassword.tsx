import { Alert, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { MIN_PASSWORD, passwordProblem } from '#domain/passwords';
import { failureOf } from '../ui/failure.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { checkResetToken, resetPassword } from './account.ts';
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

/** Null while the server is asked whether it still takes the link. */
const useIsValid = (token: string): boolean | null => {
  const [isValid, setValid] = useState<boolean | null>(null);
  useEffect(() => {
    checkResetToken(token).then(
      () => setValid(true),
      () => setValid(false),
    );
  }, [token]);
  return isValid;
};

/** /reset-password/:token (Spec 2). */
export const ResetPassword = ({ token, onSaved }: { token: string; onSaved: () => void }) => {
  const { app, auth } = plainTexts();
  const texts = auth.reset;
  const isValid = useIsValid(token);
  const [values, setValues] = useState<Values>({ password: '', confirm: '' });
  const [asked, setAsked] = useState(false);
  const problems = asked ? check(values) : {};
  const submit = async () => {
    setAsked(true);
    if (Object.keys(check(values)).length) return;
    try {
      await resetPassword(token, values.password);
    } catch (error) {
      // What is wrong with the password stands beside it; whatever else it was, it isn't saved.
      if (failureOf(error).errors) throw error;
      throw new Error(texts.failed, { cause: error });
    }
    onSaved();
  };
  const field = (name: keyof Values, problem: string | undefined) => (
    <PasswordField
      label={texts[name]}
      name={name}
      autoComplete="new-password"
      value={values[name]}
      onChange={typed => setValues(all => ({ ...all, [name]: typed }))}
      problem={problem}
    />
  );
  if (isValid === null) return <Spinner label={app.loading} />;
  if (!isValid)
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
            {field('password', problems.password ?? errors.password)}
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {texts.help.replace('%{min}', String(MIN_PASSWORD))}
            </Typography>
            {field('confirm', problems.confirm)}
          </>
        )}
      </PlainForm>
    </PublicPage>
  );
};
