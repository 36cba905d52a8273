import { addDays } from '#domain/dates';
import type { DocumentType } from '#domain/documents';
import { nextVisado } from '#domain/documents/validity';

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

export type Validity = { expeditionDate: string; expirationDate: string | null };

/** From when until when the n-th paper is valid: most are, some have expired, some will within the month. */
export const validityOf = (type: DocumentType, n: number, nif: string, today: string): Validity => {
  const days = VALIDITY[type];
  if (!days) return { expeditionDate: addDays(today, -(30 + ((n * 37) % 700))), expirationDate: null };
  if (VISADO.includes(type)) {
    const expirationDate = nextVisado(today, nif);
    return { expeditionDate: addDays(expirationDate, -days), expirationDate };
  }
  const left = n % 17 === 5 ? -(2 + (n % 50)) : n % 11 === 3 ? 1 + (n % 29) : 31 + ((n * 53) % (days - 32));
  const expirationDate = addDays(today, left);
  return { expeditionDate: addDays(expirationDate, -days), expirationDate };
};
