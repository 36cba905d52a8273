import { shownStatus } from '#domain/invoices/status';
import { hiddenFields } from '#domain/permissions';
import { isAdminLevel, type Role } from '#domain/roles';
import { pendingOf } from '#domain/invoices/paidState';
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

/** A percentage that doesn't apply is an empty cell: to the tax agency 0 % means something else. */
const percent = (value: number | undefined): number | null => value || null;

/** The columns of the counterpart; for accountants, who mustn't know it, whose books it belongs in (Design 3). */
const whoColumns = (role: Role, hidden: ReadonlySet<string>): Column<BookRow>[] =>
  hidden.has('rawName')
    ? [
        column('direction', 'text', row => row.flow && say(row.flow), 10),
        column('company', 'text', row => row.company?.name, 30),
        column('companyNif', 'text', row => row.company?.nif, 13),
      ]
    : [
        column('direction', 'text', row => say(row.direction), 10),
        // Only the office sees invoices between a carrier and others, which are neither its income nor its expense.
        ...(isAdminLevel(role) ? [column('company', 'text', row => (row.flow ? null : row.company?.name), 30)] : []),
        column('counterpart', 'text', row => row.counterpart?.name, 30),
        column('counterpartNif', 'text', row => row.counterpart?.nif, 13),
      ];

const statusText = (row: BookRow): string => translate(`resources.invoices.choices.shownStatus.${shownStatus(row)}`);

const exemptionText = ({ exemption }: BookRow): string | null =>
  exemption && translate(`resources.invoices.choices.exemption.${exemption}`);

const acceptanceText = ({ acceptance }: BookRow): string | null =>
  acceptance && translate(`resources.invoices.choices.acceptance.${acceptance}`);

/** The columns of the books that a role may read. Amounts as stored. */
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
    column('exemption', 'text', exemptionText, 20),
    column('irpfPercent', 'number', row => percent(row.tax.IRPF)),
    column('irpf', 'money', row => row.total - row.payable),
    column('total', 'money', row => row.total),
    column('payable', 'money', row => row.payable),
    column('status', 'text', statusText, 12),
    // None of those that clients see is drawn up for its issuer.
    ...(role === 'client' ? [] : [column('acceptance', 'text', acceptanceText, 12)]),
    column('dueDate', 'day', row => row.dueDate),
    column('paid', 'money', row => row.paid),
    column('pending', 'money', pendingOf),
    column('paidDate', 'day', row => row.paidDate),
    ...(hidden.has('isProcessed') ? [] : [column('isProcessed', 'flag', row => row.isProcessed)]),
    column('corrects', 'text', row => row.corrects, 12),
    column('baseChange', 'money', ({ change }) => change.value),
    column('ivaChange', 'money', ({ change }) => change.total - change.value),
    column('irpfChange', 'money', ({ change }) => change.total - change.payable),
    column('totalChange', 'money', ({ change }) => change.total),
  ];
};
