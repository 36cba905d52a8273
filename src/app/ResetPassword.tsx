import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { failureOf } from '../ui/failure.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { checkResetToken, resetPassword } from './account.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PublicPage } from './PublicPage.tsx';
import { plainTexts } from './texts.ts';

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
  const save = async (password: string) => {
    try {
      await resetPassword(token, password);
    } catch (error) {
      // What is wrong with the password stands beside it; whatever else it was, it isn't saved.
      if (failureOf(error).errors) throw error;
      throw new Error(texts.failed, { cause: error });
    }
    onSaved();
  };
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
      <NewPassword submit={texts.submit} onSubmit={save} />
    </PublicPage>
  );
};
