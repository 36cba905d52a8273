import { Alert, Button, Typography } from '@mui/material';
import { Form, Link, PasswordInput, useNotify, useRedirect, useTranslate } from 'react-admin';
import { MIN_PASSWORD, passwordProblem } from '#domain/passwords';
import { Loading } from '../ui/Loading.tsx';
import { failureOf } from '../ui/failure.ts';
import { dataProvider } from './dataProvider.ts';
import { PublicPage } from './PublicPage.tsx';
import { useToken } from './useToken.ts';

type Values = { password?: string; confirm?: string };

/** The messages of Spec 5, and what makes a password too weak. */
const check = ({ password, confirm }: Values) => {
  if (!password) return { password: 'auth.reset.passwordRequired' };
  const problem = passwordProblem(password);
  if (problem) return { password: { message: problem.key, args: problem.args ?? {} } };
  if (!confirm) return { confirm: 'auth.reset.confirmRequired' };
  return confirm === password ? {} : { confirm: 'auth.reset.mismatch' };
};

/** /reset-password/:token (Spec 2). */
export const ResetPassword = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { token, isPending, isError } = useToken('reset-password', dataProvider.checkResetToken);
  const submit = async ({ password }: Values) => {
    try {
      await dataProvider.resetPassword(token, password ?? '');
      notify('auth.reset.saved', { type: 'success' });
      redirect('/');
      return undefined;
    } catch (error) {
      notify('auth.reset.failed', { type: 'error' });
      return failureOf(error).errors ?? { confirm: failureOf(error).message };
    }
  };
  if (isPending) return <Loading />;
  if (isError)
    return (
      <PublicPage title="auth.reset.invalidTitle">
        <Alert severity="warning">{translate('auth.reset.invalid')}</Alert>
        <Button component={Link} to="/" sx={{ mt: 2 }}>
          {translate('auth.reset.toLogin')}
        </Button>
      </PublicPage>
    );
  return (
    <PublicPage title="auth.reset.title">
      <Form noValidate mode="onChange" validate={check} onSubmit={submit} disableInvalidFormNotification>
        <PasswordInput
          source="password"
          label="auth.reset.password"
          autoComplete="new-password"
          helperText={false}
          fullWidth
          isRequired
        />
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('auth.reset.help', { min: MIN_PASSWORD })}
        </Typography>
        <PasswordInput source="confirm" label="auth.reset.confirm" autoComplete="new-password" fullWidth isRequired />
        <Button type="submit" variant="contained" fullWidth sx={{ mt: 2 }}>
          {translate('auth.reset.submit')}
        </Button>
      </Form>
    </PublicPage>
  );
};
