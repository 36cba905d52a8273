import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { type ElementType, type SubmitEvent, useState } from 'react';
import { failureOf } from '../ui/failure.ts';
import { AcceptTerms } from './AcceptTerms.tsx';
import { login } from './account.ts';
import { Brand } from './Brand.tsx';
import { CodeField } from './CodeField.tsx';
import { lazyDialog } from './lazyPart.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PlainField } from './PlainField.tsx';
import type { Account } from './session.ts';
import { sentenceOf } from './sentenceOf.ts';
import { plainTexts } from './texts.ts';

const ForgotPassword = lazyDialog(() => import('./ForgotPassword.tsx'), 'ForgotPassword');

type Props = { notice?: string; headingLevel: ElementType; onLogin: (account: Account) => void };

/** Name, password and the terms, then the code of who has a second factor; the way to a forgotten password (Spec 2). */
export const LoginForm = ({ notice, headingLevel, onLogin }: Props) => {
  const { login: texts } = plainTexts().auth;
  const { required } = plainTexts().validation;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [acceptTerms, setAcceptTerms] = useState(false);
  /** Null until the server asks for one: the account has a second factor. */
  const [code, setCode] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [forgot, setForgot] = useState(false);
  const askForCode = () => {
    setAsked(false);
    setCode('');
  };
  const back = () => {
    setFailure(null);
    setCode(null);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!username.trim() || !password || !acceptTerms || code?.trim() === '') return;
    setFailure(null);
    setBusy(true);
    try {
      const typed = { username: username.trim(), password, acceptTerms };
      onLogin(await login(code === null ? typed : { ...typed, code: code.trim() }));
    } catch (error) {
      const { code: why, message } = failureOf(error);
      if (why === 'secondFactor') askForCode();
      else setFailure(sentenceOf(message));
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
        {code === null ? (
          <>
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
          </>
        ) : (
          <CodeField value={code} onChange={setCode} problem={asked && !code.trim() ? required : undefined} />
        )}
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
      <Link component="button" type="button" onClick={code === null ? () => setForgot(true) : back}>
        {code === null ? texts.forgot : texts.back}
      </Link>
      {forgot && <ForgotPassword onClose={() => setForgot(false)} />}
    </Box>
  );
};
