import { isMailProblem } from '#domain/mails';
import { translate } from '../../i18n/translate.ts';
import type { Row, Sheet } from '../crud/resource.ts';
import { plainSheet } from '../crud/sheetColumns.ts';
import type { Ctx } from '../world.ts';
import { mailsTable } from './table.ts';

type MailRow = Row & { status: string; lastError: string | null; nextAttemptAt: string | null };

/** A letter with its error in words (the mail server's as received), and its next attempt if it is still to be sent. */
const asRead = ({ lastError, nextAttemptAt, ...mail }: MailRow): Row => ({
  ...mail,
  lastError: isMailProblem(lastError) ? translate(`resources.mails.problems.${lastError}`) : lastError,
  nextAttemptAt: mail.status === 'pending' ? nextAttemptAt : null,
});

/** The sheet of letters, with words instead of the outbox's codes. */
export const mailsSheet = (ctx: Ctx): Sheet => ({
  ...plainSheet(mailsTable, ctx),
  expand: async rows => (rows as MailRow[]).map(asRead),
});
