import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { Form, TextInput, useNotify, useTranslate } from 'react-admin';
import { EMAIL_PATTERN } from '#domain/fields';
import { dataProvider } from './dataProvider.ts';

const check = ({ email }: { email?: string }) => {
  if (!email?.trim()) return { email: 'validation.required' };
  return EMAIL_PATTERN.test(email.trim()) ? {} : { email: 'validation.email' };
};

/** Asks for the e-mail of the account and has a link sent to it (Spec 2, 7, 8). */
export const ForgotPassword = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const submit = async ({ email }: { email?: string }) => {
    try {
      await dataProvider.forgotPassword(email?.trim() ?? '');
      notify('auth.forgot.sent', { type: 'success' });
      onClose();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'auth.forgot.failed', { type: 'error' });
    }
    return undefined;
  };
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="forgot-title">
      <Form noValidate validate={check} onSubmit={submit} disableInvalidFormNotification>
        <DialogTitle id="forgot-title">{translate('auth.forgot.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{translate('auth.forgot.message')}</DialogContentText>
          <TextInput
            source="email"
            type="email"
            label="auth.forgot.email"
            autoComplete="email"
            autoFocus
            fullWidth
            isRequired
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('auth.forgot.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('auth.forgot.submit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
