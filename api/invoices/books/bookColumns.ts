import { shownStatus } from '#domain/invoiceStatus';
import { hiddenFields } from '#domain/permissions';
import { isAdminLevel, type Role } from '#domain/roles';
import { pendingOf } from '#domain/settlement';
import { translate } from '../../../i18n/translate.ts';
import type { Column } from '../../sheets/column.ts';
import type { BookRow } from './bookRow.ts';

const say = (name: string): string => translate(`books.${name}`);

const column = (name: string, kind: Column['kind'], of: Column<BookRow>['of'], width?: number): Column<BookRow> => ({
  head: say(name),
  kind,
  of,
  width,
});

/** A percentage that doesn't apply is an empty cell: 0 % is something else to the tax agency. */
const percent = (value: number | undefined): number | null => value || null;

/** Who the invoice is with; for accountants, who are not told, whose books it belongs in (Design 3). */
const whoColumns = (role: Role, hidden: ReadonlySet<string>): Column<BookRow>[] =>
  hidden.has('rawName')
    ? [
        column('direction', 'text', row => row.flow && say(row.flow), 10),
        column('company', 'text', row => row.company?.name, 30),
        column('companyNif', 'text', row => row.company?.nif, 13),
      ]
    : [
        column('direction', 'text', row => say(row.direction), 10),
        // Only the office sees what is neither its income nor its expense: a carrier's own business with others.
        ...(isAdminLevel(role) ? [column('company', 'text', row => (row.flow ? null : row.company?.name), 30)] : []),
        column('counterpart', 'text', row => row.counterpart?.name, 30),
        column('counterpartNif', 'text', row => row.counterpart?.nif, 13),
      ];

const statusText = (row: BookRow): string => translate(`resources.invoices.choices.shownStatus.${shownStatus(row)}`);

/** What is entered in the books of each invoice, as far as a role may read it. Amounts are those that are stored. */
export const bookColumns = (role: Role): Column<BookRow>[] => {
  const hidden = hiddenFields(role, 'invoices');
  return [
    column('num', 'text', row => row.num, 14),
    column('date', 'day', row => row.date),
    column('serviceDate', 'day', row => row.serviceDate),
    ...whoColumns(role, hidden),
    column('concept', 'text', row => row.concept, 40),
    column('base', 'money', row => row.value),
    column('ivaPercent', 'number', row => percent(row.tax.IVA)),
    column('iva', 'money', row => row.total - row.value),
    column('irpfPercent', 'number', row => percent(row.tax.IRPF)),
    column('irpf', 'money', row => row.total - row.payable),
    column('total', 'money', row => row.total),
    column('payable', 'money', row => row.payable),
    column('status', 'text', statusText, 12),
    column('dueDate', 'day', row => row.dueDate),
    column('paid', 'money', row => row.paid),
    column('pending', 'money', pendingOf),
    column('paidDate', 'day', row => row.paidDate),
    ...(hidden.has('isProcessed') ? [] : [column('isProcessed', 'flag', row => row.isProcessed)]),
    column('corrects', 'text', row => row.corrects, 12),
  ];
};
