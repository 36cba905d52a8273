import { isMailProblem } from '#domain/mails';
import { translate } from '../../i18n/translate.ts';
import type { Row, Sheet } from '../crud/resource.ts';
import { plainSheet } from '../crud/sheetColumns.ts';
import type { Ctx } from '../world.ts';
import { mailsTable } from './table.ts';

type MailRow = Row & { status: string; lastError: string | null; nextAttemptAt: string | null };

/** Why a letter did not leave in words (of the mail server, as they came), and when it is tried again if it still is to leave. */
const asRead = ({ lastError, nextAttemptAt, ...mail }: MailRow): Row => ({
  ...mail,
  lastError: isMailProblem(lastError) ? translate(`resources.mails.problems.${lastError}`) : lastError,
  nextAttemptAt: mail.status === 'pending' ? nextAttemptAt : null,
});

/** Letters as a person reads them, instead of the codes that the outbox goes by. */
export const mailsSheet = (ctx: Ctx): Sheet => ({
  ...plainSheet(mailsTable, ctx),
  expand: async rows => (rows as MailRow[]).map(asRead),
});
