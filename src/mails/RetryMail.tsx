import RetryIcon from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isRetriable } from '#domain/mails';
import { useAction } from '../ui/actions/useAction.ts';
import type { MailView } from './MailView.ts';

const TEXTS = 'resources.mails';

/** Puts the letter around into the outbox again, when it was given up and that can help. */
export const RetryMail = () => {
  const translate = useTranslate();
  const mail = useRecordContext<MailView>();
  const { run, isPending } = useAction(provider => provider.call('POST', `/mails/${mail?.id}/retry`), {
    success: `${TEXTS}.notifications.retried`,
    error: `${TEXTS}.notifications.retriedError`,
    invalidates: ['mails'],
  });
  if (!mail || !isRetriable(mail)) return null;
  return (
    <Button size="small" startIcon={<RetryIcon />} onClick={run} disabled={isPending} sx={{ whiteSpace: 'nowrap' }}>
      {translate(`${TEXTS}.actions.retry`)}
    </Button>
  );
};
