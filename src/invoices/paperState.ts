import { formatDay, toWireDay } from '#domain/dates';
import { cleanTax, type Tax } from '#domain/invoices/tax';
import { formatEuros } from '#domain/figures';
import type { PaperReading, PaperWarning, Proposal } from '#domain/invoiceReading/reading';
import { dueAfter } from './dueAfter.ts';
import { taxText } from './taxText.ts';

/** What may be proposed from a paper, in the order in which it is filled in. */
export const PROPOSED = ['carrierId', 'num', 'date', 'dueDate', 'value', 'tax', 'rawName', 'rawNif'] as const;
export type ProposedField = (typeof PROPOSED)[number];

export type FieldProposal = {
  value: unknown;
  /** The value as people read it, and the words of the paper that it was read from. */
  shown: string;
  text: string;
  why: Proposal<unknown>['why'];
};

export type PaperFailure = 'password' | 'broken' | 'slow' | 'noText';

/** What was read of the paper that an invoice is made from; the form keeps it beside what is typed. */
export type PaperState = {
  /** Which file it is of. */
  src: string;
  failure?: PaperFailure;
  /** How many pages it has, when not all of them were read. */
  pages?: number;
  proposals: Partial<Record<ProposedField, FieldProposal>>;
  total?: FieldProposal;
  payable?: FieldProposal;
  warnings: (PaperWarning | { key: 'unknownCarrier'; args: { nif: string } })[];
  accepted: readonly ProposedField[];
  /** What the carrier's invoices bear, for a paper that doesn't say it. */
  usualTax?: Tax;
};

/** A carrier of the office's, and what its invoices bear. */
export type KnownCarrier = { id: number; tax: Tax };

type Finding = { src: string; reading: PaperReading; carrier: KnownCarrier | null; isOffice: boolean };

/** A reading as the form's proposals: days and taxes as it has them, a known carrier instead of its name and number. */
export const paperStateOf = ({ src, reading, carrier, isOffice }: Finding): PaperState => {
  const { num, date, dueDate, nif, name, value, tax, total, payable, warnings } = reading;
  const as = <T>(from: Proposal<T> | undefined, valueOf: (value: T) => unknown, show: (value: T) => string) =>
    from && { value: valueOf(from.value), shown: show(from.value), text: from.text, why: from.why };
  const plain = (text: string) => text;
  const isKnown = carrier !== null;
  const found: [string, FieldProposal | undefined][] = [
    ['carrierId', carrier ? as(nif, () => carrier.id, plain) : undefined],
    ['num', as(num, plain, plain)],
    ['date', as(date, toWireDay, formatDay)],
    ['dueDate', as(dueDate, toWireDay, formatDay)],
    ['value', as(value, euros => euros, formatEuros)],
    ['tax', as<Tax>(tax, each => each, taxText)],
    ['rawName', isKnown ? undefined : as(name, plain, plain)],
    ['rawNif', isKnown ? undefined : as(nif, plain, plain)],
  ];
  const isStranger = isOffice && !isKnown && nif;
  return {
    src,
    proposals: Object.fromEntries(found.filter(([, proposal]) => proposal)),
    total: as(total, euros => euros, formatEuros),
    payable: as(payable, euros => euros, formatEuros),
    warnings: [...warnings, ...(isStranger ? [{ key: 'unknownCarrier' as const, args: { nif: nif.value } }] : [])],
    accepted: [],
    usualTax: carrier?.tax,
  };
};

const isTax = (value: unknown): value is Tax => typeof value === 'object' && value !== null;
const keyOf = (value: unknown): string => JSON.stringify(isTax(value) ? cleanTax(value) : (value ?? null));

export const isSameValue = (a: unknown, b: unknown): boolean => keyOf(a) === keyOf(b);

type Values = Record<string, unknown> & { paper?: PaperState | null };

/** Whether nobody has typed in a field: it is empty, as the form began, or as an earlier paper proposed. */
const isUntouched = (field: ProposedField, values: Values, blank: Values): boolean => {
  const value = values[field];
  const earlier = values.paper?.accepted.includes(field) ? undefined : values.paper?.proposals[field];
  return (
    value == null ||
    value === '' ||
    isSameValue(value, blank[field]) ||
    (!!earlier && isSameValue(value, earlier.value))
  );
};

/** What a paper fills in of a form: only where nobody has typed; what the one before it proposed is withdrawn. */
export const filledBy = (paper: PaperState | null, values: Values, blank: Values): Values => {
  const fields = PROPOSED.filter(field => isUntouched(field, values, blank));
  const filled: Values = {};
  for (const field of fields) {
    const proposed = paper?.proposals[field] ?? null;
    if (proposed) filled[field] = proposed.value;
    else if (values.paper?.proposals[field]) filled[field] = blank[field] ?? null;
  }
  // The term counts from the date that the paper says, unless it says the day itself.
  if (typeof filled.date === 'string' && fields.includes('dueDate') && !paper?.proposals.dueDate)
    filled.dueDate = dueAfter(filled.date);
  if (filled.carrierId && paper?.usualTax && fields.includes('tax') && !paper.proposals.tax)
    filled.tax = paper.usualTax;
  return filled;
};
