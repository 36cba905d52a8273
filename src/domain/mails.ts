import { entity } from './entity.ts';
import { integer, moment, oneOf, text } from './fields.ts';

const MAIL_STATUSES = ['pending', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const MAX_SUBJECT = 250;

/** Why a letter wasn't sent, if the mail server didn't refuse it. */
const MAIL_PROBLEMS = ['address', 'interrupted', 'expired', 'undone'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** Whether the error is ours, and not the mail server's text. */
export const isMailProblem = (error: string | null | undefined): error is MailProblem =>
  (MAIL_PROBLEMS as readonly (string | null | undefined)[]).includes(error);

/** Letters sent by the server. Nobody is shown their content: it may hold a link that opens an account. */
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
    /** One of MAIL_PROBLEMS, or the mail server's text. */
    lastError: text(500),
  },
});

type Kept = { status: MailStatus; lastError: string | null };

/** What no second try can mend: a wrong address, an expired link, what isn't so any more. */
const FINAL: readonly (string | null)[] = ['address', 'expired', 'undone'] satisfies MailProblem[];

/** Whether retrying can help. */
export const isRetriable = ({ status, lastError }: Kept): boolean => status === 'failed' && !FINAL.includes(lastError);
