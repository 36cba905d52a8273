import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type SubmitEvent, useRef, useState } from 'react';
import { EMAIL_PATTERN } from '#domain/text/characters';
import { failureOf } from '../../ui/actions/failure.ts';
import { forgotPassword } from '../../provider/account.ts';
import { PlainField } from '../../ui/plain/PlainField.tsx';
import { sentenceOf } from '../../ui/failures/sentenceOf.ts';
import { plainTexts } from '../../texts/texts.ts';

const problemOf = (email: string): string | null => {
  const { required, email: wrong } = plainTexts().validation;
  if (!email) return required;
  return EMAIL_PATTERN.test(email) ? null : wrong;
};

type Outcome = { severity: 'success' | 'error'; text: string };

/** Asks for the e-mail of the account and has a link sent to it (Spec 2, 7, 8). */
export const ForgotPassword = ({ onClose }: { onClose: () => void }) => {
  const { forgot: texts } = plainTexts().auth;
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Each letter's link ends the one before it: pressed twice, the first to come would be void. */
  const sending = useRef(false);
  const problem = asked ? problemOf(email.trim()) : null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog inside a form is inside of it for React, though not for the page.
    event.stopPropagation();
    setAsked(true);
    if (problemOf(email.trim()) || sending.current) return;
    sending.current = true;
    try {
      await forgotPassword(email.trim());
      setOutcome({ severity: 'success', text: texts.sent });
    } catch (error) {
      const { status, message } = failureOf(error);
      // To be told to try again at once is no help for who has tried too often.
      setOutcome({ severity: 'error', text: status === 429 ? sentenceOf(message) : texts.failed });
      sending.current = false;
    }
  };
  const sent = outcome?.severity === 'success';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="forgot-title">
      <form noValidate onSubmit={event => void submit(event)}>
        <DialogTitle id="forgot-title">{texts.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{texts.message}</DialogContentText>
          <PlainField
            label={texts.email}
            type="email"
            name="email"
            autoComplete="email"
            autoFocus
            value={email}
            onChange={setEmail}
            problem={problem ?? undefined}
          />
          {outcome && (
            <Alert role="alert" severity={outcome.severity}>
              {outcome.text}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{sent ? plainTexts().app.action.close : texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={sent}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
