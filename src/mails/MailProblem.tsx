import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isMailProblem } from '#domain/mails';
import { formatMoment } from '../ui/fields/moment.ts';
import { PROSE } from '../ui/fields/prose.ts';
import type { MailView } from './MailView.ts';

const TEXTS = 'resources.mails.problems';

/** Why the letter around has not left, and when it is tried again; nothing while all is well. */
export const MailProblem = () => {
  const translate = useTranslate();
  const mail = useRecordContext<MailView>();
  if (!mail?.lastError) return null;
  const { lastError, status, nextAttemptAt } = mail;
  const known = isMailProblem(lastError);
  return (
    <Typography variant="body2" sx={PROSE}>
      {known ? translate(`${TEXTS}.${lastError}`) : translate(`${TEXTS}.server`, { error: lastError })}{' '}
      {status === 'pending' && translate(`${TEXTS}.waiting`, { moment: formatMoment(nextAttemptAt) })}
    </Typography>
  );
};
