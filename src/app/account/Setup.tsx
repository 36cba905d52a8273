import { Alert, Button, Typography } from '@mui/material';
import { Form, PasswordInput, TextInput, useNotify, useRedirect, useTranslate } from 'react-admin';
import { EMAIL_PATTERN } from '#domain/text/characters';
import { passwordProblem } from '#domain/passwords';
import { usernameProblem } from '#domain/identifiers/username';
import { Loading } from '../../ui/pages/Loading.tsx';
import { failureOf, isOfTheRow } from '../../ui/actions/failure.ts';
import { NoAnswer } from '../../ui/failures/NoAnswer.tsx';
import { onlineProvider } from '../../provider/onlineProvider.ts';
import type { NewAccount } from '../../provider/provider.ts';
import { PublicPage } from './PublicPage.tsx';
import { useToken } from './useToken.ts';

type Values = Partial<NewAccount> & { confirm?: string };

const check = ({ username, email, password, confirm }: Values) => {
  const wrongName = usernameProblem(username);
  const problem = passwordProblem(password, { names: [username] });
  return {
    ...(wrongName && { username: { message: wrongName.key, args: wrongName.args ?? {} } }),
    ...(!email && { email: 'validation.required' }),
    ...(email && !EMAIL_PATTERN.test(email) && { email: 'validation.email' }),
    ...(problem && { password: { message: problem.key, args: problem.args ?? {} } }),
    ...(confirm !== password && { confirm: 'auth.reset.mismatch' }),
  };
};

/** /setup/:token, the one-time address that the server's log prints: the first superUser (Design 1). */
export const Setup = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { token, isPending, error, askAgain } = useToken('setup', onlineProvider.checkSetupToken);
  const submit = async ({ username = '', email = '', password = '' }: Values) => {
    try {
      await onlineProvider.setup(token, { username: username.trim(), email, password });
      notify('auth.setup.done', { type: 'success' });
      redirect('/');
      return undefined;
    } catch (reason) {
      const { errors, message } = failureOf(reason);
      notify(message || 'auth.setup.failed', { type: 'error' });
      return errors;
    }
  };
  if (isPending) return <Loading />;
  if (error && !isOfTheRow(error)) return <NoAnswer error={error} retry={askAgain} />;
  return (
    <PublicPage title={translate('auth.setup.title')}>
      {error ? (
        <>
          <Alert severity="warning">{translate('auth.setup.invalid')}</Alert>
          <Button href={import.meta.env.BASE_URL} sx={{ mt: 2 }}>
            {translate('auth.reset.toLogin')}
          </Button>
        </>
      ) : (
        <Form noValidate mode="onChange" validate={check} onSubmit={submit} disableInvalidFormNotification>
          <Typography sx={{ mb: 1 }}>{translate('auth.setup.message')}</Typography>
          <TextInput
            source="username"
            label="auth.setup.username"
            autoComplete="username"
            autoFocus
            fullWidth
            isRequired
          />
          <TextInput source="email" type="email" label="auth.setup.email" autoComplete="email" fullWidth isRequired />
          <PasswordInput
            source="password"
            label="auth.setup.password"
            autoComplete="new-password"
            fullWidth
            isRequired
          />
          <PasswordInput source="confirm" label="auth.setup.confirm" autoComplete="new-password" fullWidth isRequired />
          <Button type="submit" variant="contained" fullWidth sx={{ mt: 2 }}>
            {translate('auth.setup.submit')}
          </Button>
        </Form>
      )}
    </PublicPage>
  );
};
