import { Alert, Box, Link, Typography } from '@mui/material';
import { type ElementType, useState } from 'react';
import { failureOf } from '../../ui/actions/failure.ts';
import { AcceptTerms } from './AcceptTerms.tsx';
import { login } from '../../provider/account.ts';
import { Brand } from '../../ui/plain/Brand.tsx';
import { CodeField } from '../../ui/plain/CodeField.tsx';
import { lazyDialog } from '../../ui/pages/lazyPart.tsx';
import { PasswordField } from '../../ui/plain/PasswordField.tsx';
import { PlainField } from '../../ui/plain/PlainField.tsx';
import { PlainForm } from '../../ui/plain/PlainForm.tsx';
import type { Account } from '../../provider/session.ts';
import { plainTexts } from '../../texts/texts.ts';

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
  const [forgot, setForgot] = useState(false);
  const typeCode = (typed: string) => {
    setAsked(false);
    setCode(typed);
  };
  const submit = async () => {
    setAsked(true);
    if (!username.trim() || !password || !acceptTerms || code?.trim() === '') return;
    const typed = { username: username.trim(), password, acceptTerms };
    try {
      onLogin(await login(code === null ? typed : { ...typed, code: code.trim() }));
    } catch (error) {
      if (failureOf(error).code !== 'secondFactor') throw error;
      typeCode('');
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
      <PlainForm key={code === null ? 'password' : 'code'} submit={texts.submit} onSubmit={submit}>
        {errors =>
          code === null ? (
            <>
              <PlainField
                label={texts.username}
                name="username"
                autoComplete="username"
                autoFocus
                value={username}
                onChange={setUsername}
                problem={asked && !username.trim() ? required : errors.username}
              />
              <PasswordField
                label={texts.password}
                name="password"
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
                problem={asked && !password ? required : errors.password}
              />
              <AcceptTerms checked={acceptTerms} onChange={setAcceptTerms} missing={asked && !acceptTerms} />
            </>
          ) : (
            <CodeField value={code} onChange={typeCode} problem={asked && !code.trim() ? required : errors.code} />
          )
        }
      </PlainForm>
      <Link
        component="button"
        className="tap"
        type="button"
        onClick={() => (code === null ? setForgot(true) : setCode(null))}
        sx={{ mt: 2 }}
      >
        {code === null ? texts.forgot : texts.back}
      </Link>
      {forgot && <ForgotPassword onClose={() => setForgot(false)} />}
    </Box>
  );
};
