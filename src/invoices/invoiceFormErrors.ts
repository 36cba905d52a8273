import { counterpartErrors } from '#domain/contact';
import { correctionDayProblem } from '#domain/invoices/day';
import { dueProblem, type DueProblem } from '#domain/invoices/due';
import { customerErrors, invoiceParties } from '#domain/invoices/parties';
import { isFixed } from '#domain/invoices/rights';
import { invoiceErrors } from '#domain/invoices';
import type { Role } from '#domain/roles';
import { filesOf } from '../provider/fileValue.ts';
import { partiesOf } from './partiesOf.ts';
import type { InvoiceValues } from './useInvoiceValues.ts';

/** An invoice between the office and no client or carrier of it has its party in the second step. */
const partyErrors = (role: Role, values: InvoiceValues): Record<string, string> => {
  const found = invoiceParties(role, values);
  if (values.invoiceId || !('errors' in found)) return {};
  if (values.party === 'external') return { rawName: 'validation.required' };
  // Of the two pickers only that of the chosen kind is in sight.
  return values.party === 'carrier' ? { carrierId: Object.values(found.errors)[0] ?? '' } : found.errors;
};

/** What there is to say about the due date of the form, for the parties that it has so far (Design 7). */
export const formDueProblem = (role: Role, values: InvoiceValues): DueProblem | null =>
  dueProblem({ ...values, ...partiesOf(values, role) }, values.lastDelivery);

const dueErrors = (role: Role, values: InvoiceValues): Record<string, string> => {
  const problem = formDueProblem(role, values);
  return problem?.level === 'error' ? { [problem.field]: problem.key } : {};
};

const correctionErrors = ({ date, correctedDate }: InvoiceValues): Record<string, string> => {
  const problem = correctionDayProblem(date, correctedDate);
  return problem ? { date: problem } : {};
};

/** A carrier's purchases, and whatever was begun from a file, need that file (Spec 5). */
export const needsFile = (role: Role, values: InvoiceValues): boolean =>
  values.fromFile === true || (role === 'carrier' && !values.isEmitted);

/** The rules of a new invoice, for who makes it. */
export const newInvoiceErrors =
  (role: Role) =>
  (values: InvoiceValues): Record<string, string> => {
    const isBare = needsFile(role, values) && filesOf(values.url).length === 0;
    return {
      ...invoiceErrors(values),
      ...counterpartErrors(values),
      ...partyErrors(role, values),
      ...customerErrors({ ...values, ...partiesOf(values, role) }),
      ...dueErrors(role, values),
      ...correctionErrors(values),
      ...(isBare && { url: 'resources.invoices.notifications.fileRequired' }),
    };
  };

/** The rules of an invoice that is there already. */
export const changedInvoiceErrors =
  (role: Role) =>
  (values: InvoiceValues): Record<string, string> => ({
    ...invoiceErrors(values),
    // What was issued says what it said, and what a carrier's row said when its invoice was entered: nobody typed it here.
    ...(!isFixed(values) && !values.carrierId && counterpartErrors(values)),
    ...dueErrors(role, values),
  });
