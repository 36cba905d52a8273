import { entity } from './entity.ts';
import { integer, moment, oneOf, text } from './fields.ts';

export const MAIL_STATUSES = ['pending', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const MAX_SUBJECT = 250;

/** Why a letter did not leave, when it was not the mail server that refused it. */
export const MAIL_PROBLEMS = ['address', 'interrupted', 'expired'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

export const isMailProblem = (error: string | null | undefined): error is MailProblem =>
  (MAIL_PROBLEMS as readonly (string | null | undefined)[]).includes(error);

/** Letters that the office's server wrote. What they say isn't shown to anybody: it may hold a link that opens an account. */
export const mails = entity({
  name: 'mails',
  input: {},
  stored: {
    to: text(128),
    subject: text(MAX_SUBJECT),
    status: oneOf(MAIL_STATUSES),
    attempts: integer(0, 99),
    nextAttemptAt: moment(),
    sentAt: moment(),
    /** One of MAIL_PROBLEMS, or the words of the mail server. */
    lastError: text(500),
  },
});

type Kept = { status: MailStatus; lastError: string | null };

/** Whether trying again can help: not with what is no address, nor with a link that has run out. */
export const isRetriable = ({ status, lastError }: Kept): boolean =>
  status === 'failed' && lastError !== 'address' && lastError !== 'expired';
