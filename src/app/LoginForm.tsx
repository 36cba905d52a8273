import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { Form, HttpError, PasswordInput, TextInput, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { type ElementType, useState } from 'react';
import { AcceptTerms } from './AcceptTerms.tsx';
import { type Credentials, login } from './authProvider.ts';
import { Brand } from './Brand.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { getSession, openSession } from './session.ts';

type Props = { notice?: string; headingLevel: ElementType };

const required = (values: Partial<Credentials>) => ({
  ...(!values.username && { username: 'validation.required' }),
  ...(!values.password && { password: 'validation.required' }),
  ...(!values.acceptTerms && { acceptTerms: 'auth.login.acceptRequired' }),
});

/** Name, password and the terms; the way to a forgotten password (Spec 2). */
export const LoginForm = ({ notice, headingLevel }: Props) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [forgot, setForgot] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (values: object) => {
    setFailure(null);
    setBusy(true);
    try {
      const account = await login(values as Credentials);
      const before = getSession();
      const isBack = 'viewer' in before && before.viewer.id === account.id;
      // Who is back goes on where they were; what somebody else was shown is nobody's business.
      if (!isBack) queryClient.clear();
      openSession(account);
      if (isBack) await queryClient.invalidateQueries();
    } catch (error) {
      setFailure(error instanceof HttpError && error.message ? error.message : 'auth.login.failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Brand />
      <Typography id="login-title" component={headingLevel} variant="h5" sx={{ mt: 2, mb: 2 }}>
        {translate('auth.login.title')}
      </Typography>
      {notice && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {notice}
        </Alert>
      )}
      <Form noValidate validate={required} onSubmit={submit} disableInvalidFormNotification>
        <TextInput
          source="username"
          label="auth.login.username"
          autoComplete="username"
          autoFocus
          fullWidth
          isRequired
        />
        <PasswordInput
          source="password"
          label="auth.login.password"
          autoComplete="current-password"
          fullWidth
          isRequired
        />
        <AcceptTerms source="acceptTerms" />
        <Box role="alert">
          {failure && (
            <Alert severity="error" sx={{ my: 1 }}>
              {translate(failure, { _: failure })}
            </Alert>
          )}
        </Box>
        <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 1, mb: 2 }}>
          {translate('auth.login.submit')}
        </Button>
      </Form>
      <Link component="button" type="button" onClick={() => setForgot(true)}>
        {translate('auth.login.forgot')}
      </Link>
      <ForgotPassword open={forgot} onClose={() => setForgot(false)} />
    </Box>
  );
};
