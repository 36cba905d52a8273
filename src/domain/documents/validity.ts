import { addMonths, dayToUtc, endOfMonth, isDay, toRowDay } from '../dates.ts';
import type { DocumentType } from '../documents.ts';
import { following } from '../text/locale.ts';

/** What is known about a document's owner: a company's NIF, a vehicle's type, year and payload. */
export type DocumentOwnerFacts = {
  nif?: string | null;
  type?: string | null;
  tonnage?: number | null;
  year?: number | null;
};

/** A key of `resources.documents.validity`, with its arguments. */
export type ValidityReason = { key: string; args?: Record<string, string> };
/** How long a document is usually valid, and why; that it usually doesn't expire; or unknown. */
export type Validity = { kind: 'until'; day: string; reason: ValidityReason } | { kind: 'never' } | { kind: 'unknown' };

type Given = { type: DocumentType; expeditionDate: string; owner: DocumentOwnerFacts };

/** Month of the visado by the last digit of the holder's NIF: none in August, none in December. */
const VISADO_MONTHS = ['11', '01', '02', '03', '04', '05', '06', '07', '09', '10'] as const;
const monthName = following(locale => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

const lastDigitOf = (nif: string | null | undefined): number | null => {
  const digit = nif?.replace(/\D/g, '').at(-1);
  return digit === undefined ? null : Number(digit);
};

/** Without a NIF: the earliest month, January. */
const visadoMonth = (nif: string | null | undefined): string => VISADO_MONTHS[lastDigitOf(nif) ?? 1] ?? '01';

/**
 * The last day of the holder's next visado, `YYYY-MM-DD`: of its month in the next odd year. A paper issued earlier in
 * an odd year expires that same year; one issued in that very month is the visado itself.
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

/** Months until the next inspection, by the vehicle's age: above 3.5 t, and trailers. */
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

/** In tonnes. A van with this payload or more weighs more than 3.5 t in all, so it isn't light. */
const LIGHT_TONNES = 3.5;
const isLight = ({ type, tonnage }: DocumentOwnerFacts): boolean => type === 'van' && (tonnage ?? 0) < LIGHT_TONNES;

/** Only the vehicle's year is known, so it counts as registered on 1 January. */
const inspection = ({ expeditionDate, owner }: Given): Validity => {
  const age = owner.year ? Number(expeditionDate.slice(0, 4)) - owner.year : null;
  const stretches = isLight(owner) ? LIGHT : HEAVY;
  const { months, key } = (age !== null && stretches.find(({ under }) => age < under)) || AGE_UNKNOWN;
  return { kind: 'until', day: addMonths(expeditionDate, months), reason: { key } };
};

/** Each type's usual validity: in months, by a rule of its own, never ending or unknown. */
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

/** Whether papers of that type expire at all. */
export const canExpire = (type: DocumentType): boolean => USUAL[type] !== 'never';

/** The usual validity of a paper issued on a day; the date on the paper itself goes first. */
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
