import { addMonths, dayToUtc, endOfMonth, isDay, toRowDay } from './dates.ts';
import type { DocumentType } from './documents.ts';
import { following } from './locale.ts';

/** What is known of whom a document is of: of a company its NIF, of a vehicle what it is. */
export type DocumentOwnerFacts = {
  nif?: string | null;
  type?: string | null;
  tonnage?: number | null;
  year?: number | null;
};

/** A key of `resources.documents.validity` with what its text needs. */
export type ValidityReason = { key: string; args?: Record<string, string> };
/** Until when a document is usually valid, and why; or that it usually does not expire; or that nobody can say. */
export type Validity = { kind: 'until'; day: string; reason: ValidityReason } | { kind: 'never' } | { kind: 'unknown' };

type Given = { type: DocumentType; expeditionDate: string; owner: DocumentOwnerFacts };

/** Month of the visado by the last digit of the holder's NIF: none in August, none in December. */
const VISADO_MONTHS = ['11', '01', '02', '03', '04', '05', '06', '07', '09', '10'] as const;
const monthName = following(locale => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

const lastDigitOf = (nif: string | null | undefined): number | null => {
  const digit = nif?.replace(/\D/g, '').at(-1);
  return digit === undefined ? null : Number(digit);
};

/** Without a NIF, the first month of all. */
const visadoMonth = (nif: string | null | undefined): string => VISADO_MONTHS[lastDigitOf(nif) ?? 1] ?? '01';

/**
 * The end of the holder's next visado: of its month in the next odd year. What was issued earlier in an odd year is due
 * in that same year; what was issued in the very month is that visado, and lasts until the next.
 */
export const nextVisado = (expeditionDate: string, nif: string | null | undefined): string => {
  const [year = '', issued = ''] = toRowDay(expeditionDate).split('-');
  const month = visadoMonth(nif);
  const isOdd = Number(year) % 2 === 1;
  const due = isOdd ? Number(year) + (issued < month ? 0 : 2) : Number(year) + 1;
  return endOfMonth(`${due}-${month}-01`);
};

const visado = ({ expeditionDate, owner }: Given): Validity => {
  const day = nextVisado(expeditionDate, owner.nif);
  const month = monthName().format(dayToUtc(day));
  const digit = lastDigitOf(owner.nif);
  const reason = digit === null ? { key: 'visadoNoNif' } : { key: 'visado', args: { month, digit: `${digit}` } };
  return { kind: 'until', day, reason };
};

type Stretch = { under: number; months: number; key: string };

/** Until the next inspection by the vehicle's age: above 3.5 t, and trailers. */
const HEAVY: readonly Stretch[] = [
  { under: 10, months: 12, key: 'itvHeavy' },
  { under: Number.POSITIVE_INFINITY, months: 6, key: 'itvOldHeavy' },
];
/** Up to 3.5 t; the first inspection is at two years. */
const LIGHT: readonly Stretch[] = [
  { under: 1, months: 24, key: 'itvNewVan' },
  { under: 2, months: 12, key: 'itvNewVan' },
  { under: 6, months: 24, key: 'itvVan' },
  { under: 10, months: 12, key: 'itvUsedVan' },
  { under: Number.POSITIVE_INFINITY, months: 6, key: 'itvOldVan' },
];
const AGE_UNKNOWN = { months: 6, key: 'itvNoYear' };

/** Its payload alone weighs as much as a light vehicle may in all. */
const LIGHT_TONNES = 3.5;
const isLight = ({ type, tonnage }: DocumentOwnerFacts): boolean => type === 'van' && (tonnage ?? 0) < LIGHT_TONNES;

/** Of a vehicle only its year is known: it counts as if it had been registered on the first of January. */
const inspection = ({ expeditionDate, owner }: Given): Validity => {
  const age = owner.year ? Number(expeditionDate.slice(0, 4)) - owner.year : null;
  const stretches = isLight(owner) ? LIGHT : HEAVY;
  const { months, key } = (age !== null && stretches.find(({ under }) => age < under)) || AGE_UNKNOWN;
  return { kind: 'until', day: addMonths(expeditionDate, months), reason: { key } };
};

/** How long each paper is usually valid: so many months, as a rule of its own says, never ending, or nobody knows. */
const USUAL: Record<DocumentType, number | 'never' | 'unknown' | ((given: Given) => Validity)> = {
  id: 60,
  company_file: 'never',
  taxes: 'never',
  aeat_payment: 12,
  ss_payment: 6,
  bank_account_cert: 'never',
  other: 'unknown',
  auth_mdpe: visado,
  auth_mdl: visado,
  auth_ot: visado,
  community_license: 60,
  liability_insurance: 12,
  load_insurance: 12,
  workers_insurance: 12,
  cap: 60,
  certificate_professional_competence: 'never',
  driving_license: 60,
  nif_company_certificate: 'never',
  circulation_permit: 'never',
  itv_card: inspection,
  truck_insurance: 12,
  tow_insurance: 12,
  load_order: 'never',
  cmr: 'never',
  delivery_note: 'never',
  invoice: 'never',
};

/** Whether a paper of that type has a validity at all. */
export const canExpire = (type: DocumentType): boolean => USUAL[type] !== 'never';

/** Until when a paper is valid that was issued on a day: what is usual, to be corrected by what the paper says. */
export const documentValidity = (
  type: DocumentType,
  expeditionDate: string,
  owner: DocumentOwnerFacts = {},
): Validity => {
  const usual = USUAL[type];
  if (usual === 'never' || usual === 'unknown') return { kind: usual };
  if (!isDay(expeditionDate)) return { kind: 'unknown' };
  if (typeof usual === 'function') return usual({ type, expeditionDate, owner });
  return { kind: 'until', day: addMonths(expeditionDate, usual), reason: { key: type } };
};
