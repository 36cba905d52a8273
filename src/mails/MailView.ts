import type { RaRecord } from 'react-admin';
import type { MailStatus } from '#domain/mails';

export type MailView = RaRecord<number> & {
  to: string;
  subject: string;
  status: MailStatus;
  attempts: number;
  nextAttemptAt: string;
  sentAt: string | null;
  lastError: string | null;
  createdAt: string;
};
