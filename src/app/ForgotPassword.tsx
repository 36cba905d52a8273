import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { EMAIL_PATTERN } from '#domain/characters';
import { forgotPassword } from './account.ts';
import { PlainField } from './PlainField.tsx';
import { plainTexts } from './texts.ts';

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
  const problem = asked ? problemOf(email.trim()) : null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A dialog inside a form is inside of it for React, though not for the page.
    event.stopPropagation();
    setAsked(true);
    if (problemOf(email.trim())) return;
    try {
      await forgotPassword(email.trim());
      setOutcome({ severity: 'success', text: texts.sent });
    } catch {
      setOutcome({ severity: 'error', text: texts.failed });
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
