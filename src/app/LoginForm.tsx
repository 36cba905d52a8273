import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { type ElementType, type SubmitEvent, useState } from 'react';
import { AcceptTerms } from './AcceptTerms.tsx';
import { login } from './account.ts';
import { Brand } from './Brand.tsx';
import { lazyDialog } from './lazyPart.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PlainField } from './PlainField.tsx';
import type { Account } from './session.ts';
import { plainTexts } from './texts.ts';

const ForgotPassword = lazyDialog(() => import('./ForgotPassword.tsx'), 'ForgotPassword');

type Props = { notice?: string; headingLevel: ElementType; onLogin: (account: Account) => void };

/** Name, password and the terms; the way to a forgotten password (Spec 2). */
export const LoginForm = ({ notice, headingLevel, onLogin }: Props) => {
  const { login: texts } = plainTexts().auth;
  const { required } = plainTexts().validation;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [acceptTerms, setAcceptTerms] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [forgot, setForgot] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!username.trim() || !password || !acceptTerms) return;
    setFailure(null);
    setBusy(true);
    try {
      onLogin(await login({ username: username.trim(), password, acceptTerms }));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Brand />
      <Typography id="login-title" component={headingLevel} variant="h5" sx={{ mt: 2, mb: 2 }}>
        {texts.title}
      </Typography>
      {notice && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {notice}
        </Alert>
      )}
      <form noValidate onSubmit={event => void submit(event)}>
        <PlainField
          label={texts.username}
          name="username"
          autoComplete="username"
          autoFocus
          value={username}
          onChange={setUsername}
          problem={asked && !username.trim() ? required : undefined}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={asked && !password ? required : undefined}
        />
        <AcceptTerms checked={acceptTerms} onChange={setAcceptTerms} missing={asked && !acceptTerms} />
        <Box role="alert">
          {failure && (
            <Alert severity="error" sx={{ my: 1 }}>
              {failure}
            </Alert>
          )}
        </Box>
        <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 1, mb: 2 }}>
          {texts.submit}
        </Button>
      </form>
      <Link component="button" type="button" onClick={() => setForgot(true)}>
        {texts.forgot}
      </Link>
      {forgot && <ForgotPassword onClose={() => setForgot(false)} />}
    </Box>
  );
};

/** The server says it in the language of the page; what it didn't answer itself has sentences of our own (Spec 8). */
const messageOf = (error: unknown): string => {
  const { app, auth } = plainTexts();
  if (!(error instanceof Error) || !error.message) return auth.login.failed;
  const known: Record<string, string> = {
    'errors.connection': app.connection.message,
    'errors.tooMany': auth.login.tooMany,
  };
  return error.message.startsWith('errors.') ? (known[error.message] ?? app.serverError.message) : error.message;
};
