import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../ui/actions/failure.ts';
import { Spinner } from '../../ui/pages/Spinner.tsx';
import { checkResetToken, checkSession, resetPassword } from '../../provider/account.ts';
import { isUnreachable } from '../../provider/isUnreachable.ts';
import { getSession } from '../../provider/session.ts';
import { NoAnswer } from '../../ui/failures/NoAnswer.tsx';
import { NewPassword } from '../../ui/plain/NewPassword.tsx';
import { PublicPage } from './PublicPage.tsx';
import { SavedForAnother } from './SavedForAnother.tsx';
import { sentenceOf } from '../../ui/failures/sentenceOf.ts';
import { plainTexts } from '../../texts/texts.ts';

/** `perhapsSaved`: not taken any more, perhaps because of a password whose answer was lost. `saved`: beside another's session. */
type Link = 'asked' | 'valid' | 'invalid' | 'perhapsSaved' | 'unanswered' | 'saved';

/** Whether the server still takes the link, how to ask once more when it couldn't be asked, and how to say what became of it. */
const useLink = (token: string) => {
  const [link, setLink] = useState<Link>('asked');
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (link !== 'asked') return;
    checkResetToken(token).then(
      () => setLink('valid'),
      error => {
        const { status } = failureOf(error);
        setFailure(error);
        setLink(status >= 400 && status < 500 ? 'invalid' : 'unanswered');
      },
    );
  }, [token, link]);
  return { link, failure, setLink, askAgain: () => setLink('asked') };
};

/** /reset-password/:token (Spec 2). */
export const ResetPassword = ({ token, onSaved }: { token: string; onSaved: () => void }) => {
  const { app, auth } = plainTexts();
  const texts = auth.reset;
  const { link, failure, setLink, askAgain } = useLink(token);
  const lostAnswer = useRef(false);
  const save = async (password: string) => {
    try {
      await resetPassword(token, password);
    } catch (error) {
      const { errors, status, message } = failureOf(error);
      // Used or run out since the page was opened: another press of the button won't help.
      if (status === 404) return setLink(lostAnswer.current ? 'perhapsSaved' : 'invalid');
      lostAnswer.current ||= isUnreachable(error);
      // What is wrong with the password stands beside it; whatever else it was, it isn't known to be saved.
      if (errors) throw error;
      const why = [0, 429].includes(status) ? `. ${sentenceOf(message)}` : '';
      throw new Error(`${texts.failed}${why}`, { cause: error });
    }
    // Of whom this browser knows may be somebody else: the login would not come, and nothing would say that it is saved.
    await checkSession().catch(() => null);
    if (getSession().state === 'open') setLink('saved');
    else onSaved();
  };
  if (link === 'asked') return <Spinner label={app.loading} />;
  if (link === 'unanswered') return <NoAnswer error={failure} retry={askAgain} />;
  if (link === 'saved') return <SavedForAnother onLeft={onSaved} />;
  if (link === 'invalid' || link === 'perhapsSaved')
    return (
      <PublicPage title={texts.invalidTitle}>
        <Alert severity="warning">{texts[link]}</Alert>
        <Button href={import.meta.env.BASE_URL} sx={{ mt: 2 }}>
          {texts.toLogin}
        </Button>
      </PublicPage>
    );
  return (
    <PublicPage title={texts.title}>
      <NewPassword autoFocus submit={texts.submit} onSubmit={save} />
    </PublicPage>
  );
};
