import { Alert } from '@mui/material';
import { type NotificationPayload, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a notice stays (Spec 8). */
export const NOTICE_MS = 7500;

type Props = { notice: NotificationPayload; onClose: () => void };

/** One notice; it stays while the pointer rests on it, so that a long one can be read. */
export const Notice = ({ notice, onClose }: Props) => {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  const { message, type, notificationOptions } = notice;
  const { messageArgs, autoHideDuration = NOTICE_MS } = notificationOptions ?? {};
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held || autoHideDuration === null) return;
    const timer = window.setTimeout(() => close(), autoHideDuration);
    return () => window.clearTimeout(timer);
  }, [held, autoHideDuration]);
  return (
    <Alert
      severity={type === 'success' || type === 'error' || type === 'warning' ? type : 'info'}
      variant="filled"
      onClose={onClose}
      closeText={translate('app.action.close')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      sx={{ pointerEvents: 'auto', boxShadow: 6, alignItems: 'center', overflowWrap: 'anywhere' }}
    >
      {typeof message === 'string' ? translate(message, messageArgs) : message}
    </Alert>
  );
};
