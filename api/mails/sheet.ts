import { isMailProblem, mails } from '#domain/mails';
import { readableFields } from '#domain/permissions';
import { translate } from '../../i18n/translate.ts';
import type { Sheet } from '../crud/resource.ts';
import { columnOf } from '../crud/sheetColumns.ts';
import type { Ctx } from '../world.ts';
import { mailsTable } from './table.ts';

/** Why a letter did not leave in words, as its list says it; what the mail server said stays as it came. */
const problemOf = (error: unknown): unknown =>
  isMailProblem(error as string | null) ? translate(`resources.mails.problems.${error}`) : error;

/** The columns of the letters; when it will be tried again, only of those that still are to leave. */
export const mailsSheet = ({ user }: Ctx): Sheet => ({
  columns: readableFields(user.role, 'mails')
    .filter(name => name !== 'version' && !mails.fields[name]?.relation)
    .map(name => {
      const column = columnOf(mailsTable, name);
      if (name === 'lastError') return { ...column, of: row => problemOf(row[name]) };
      return name === 'nextAttemptAt'
        ? { ...column, of: row => (row.status === 'pending' ? row[name] : null) }
        : column;
    }),
});
