import type { DocumentType } from '#domain/documents';
import { addDays, endOfMonth } from '#domain/dates';

/** Usual validity of each paper in days; what isn't here does not expire. */
const VALIDITY: Partial<Record<DocumentType, number>> = {
  id: 3_650,
  aeat_payment: 365,
  ss_payment: 180,
  auth_mdpe: 730,
  auth_mdl: 730,
  auth_ot: 730,
  community_license: 1_825,
  liability_insurance: 365,
  load_insurance: 365,
  workers_insurance: 365,
  cap: 1_825,
  driving_license: 1_825,
  itv_card: 365,
  truck_insurance: 365,
  tow_insurance: 365,
};

const VISADO: readonly DocumentType[] = ['auth_mdpe', 'auth_mdl', 'auth_ot'];
/** The month in which an authorisation is renewed, by the last digit of the holder's NIF; in odd years. */
const VISADO_MONTHS = [11, 1, 2, 3, 4, 5, 6, 7, 9, 10];

const nextVisado = (nif: string, today: string): string => {
  const digit = Number(nif.replace(/\D/g, '').at(-1));
  const month = `${VISADO_MONTHS[digit] ?? 1}`.padStart(2, '0');
  const year = Number(today.slice(0, 4));
  const odd = year % 2 === 1 ? year : year + 1;
  const end = endOfMonth(`${odd}-${month}-01`);
  return end >= today ? end : endOfMonth(`${odd + 2}-${month}-01`);
};

export type Validity = { expeditionDate: string; expirationDate: string | null };

/** From when until when the n-th paper is valid: most are, some have expired, some will within the month. */
export const validityOf = (type: DocumentType, n: number, nif: string, today: string): Validity => {
  const days = VALIDITY[type];
  if (!days) return { expeditionDate: addDays(today, -(30 + ((n * 37) % 700))), expirationDate: null };
  if (VISADO.includes(type)) {
    const expirationDate = nextVisado(nif, today);
    return { expeditionDate: addDays(expirationDate, -days), expirationDate };
  }
  const left = n % 17 === 5 ? -(2 + (n % 50)) : n % 11 === 3 ? 1 + (n % 29) : 31 + ((n * 53) % (days - 32));
  const expirationDate = addDays(today, left);
  return { expeditionDate: addDays(expirationDate, -days), expirationDate };
};
