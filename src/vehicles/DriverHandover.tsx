import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useId } from 'react';
import { Facts } from '../loads/Facts.tsx';

const TEXTS = 'resources.vehicles.handover';

export type Credentials = { username: string; password: string };

/** What the driver needs to come in, to be copied or sent on from the phone: the password is shown this once. */
export const DriverHandover = ({ username, password, onClose }: Credentials & { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const title = useId();
  const address = new URL(import.meta.env.BASE_URL, window.location.origin).href;
  const text = translate(`${TEXTS}.message`, { address, username, password });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(`${TEXTS}.copied`, { type: 'success' }),
      () => notify(`${TEXTS}.notCopied`, { type: 'warning' }),
    );
  // Who closes the phone's own menu without choosing anybody has changed their mind: nothing failed.
  const share = () => navigator.share({ text }).catch(() => undefined);
  // Nothing but its button closes it: a slip beside it would lose the password.
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{translate(`${TEXTS}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate(`${TEXTS}.once`)}</DialogContentText>
        <Facts
          min={300}
          facts={[
            [`${TEXTS}.address`, address],
            [`${TEXTS}.username`, username],
            [`${TEXTS}.password`, <code key="password">{password}</code>],
          ]}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {translate(`${TEXTS}.close`)}
        </Button>
        {'share' in navigator && (
          <Button startIcon={<ShareIcon />} onClick={share}>
            {translate(`${TEXTS}.share`)}
          </Button>
        )}
        {window.isSecureContext && (
          <Button variant="contained" startIcon={<CopyIcon />} onClick={copy}>
            {translate(`${TEXTS}.copy`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
