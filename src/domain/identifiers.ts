import type { Entity } from './entity.ts';
import { fold } from './fold.ts';
import { formatIban, normalizeIban } from './iban.ts';
import { normalizeNif } from './nif.ts';
import { formatPhone, normalizePhone } from './phone.ts';
import { normalizePlate } from './plate.ts';
import { isEuVat, normalizeVat } from './vat.ts';

/** What a text field holds when its value has one spelling in the database and several on paper. */
export type Identifier = 'nif' | 'vat' | 'iban' | 'plate' | 'phone';

/** As each is kept. A VAT number that nobody knows stays as it was typed. */
const STORED: Record<Identifier, (typed: string) => string | null> = {
  nif: normalizeNif,
  vat: typed => (isEuVat(typed) ? normalizeVat(typed) : typed),
  iban: normalizeIban,
  plate: normalizePlate,
  phone: normalizePhone,
};

const SHOWN: Partial<Record<Identifier, (stored: string) => string>> = { iban: formatIban, phone: formatPhone };

/** The spelling that is kept of what somebody typed; null when nothing is left of it. */
export const storedAs = (as: Identifier, typed: string): string | null => STORED[as](typed) || null;

/** The spelling that people read. */
export const shownAs = (as: Identifier, stored: string): string => SHOWN[as]?.(stored) ?? stored;

/** Every spelling under which the same may be kept: a Spanish telephone with its dial code or without, older rows as typed. */
export const spellingsOf = (as: Identifier, typed: string): string[] => {
  const stored = storedAs(as, typed) ?? typed;
  const national = as === 'phone' ? /^(?:\+34)?(\d{9})$/.exec(stored)?.[1] : undefined;
  return [...new Set([...(national ? [national, `+34${national}`] : [stored]), typed])];
};

/** The values of an entity with its identifiers as they are kept. */
export const asStored = <T extends Record<string, unknown>>(entity: Pick<Entity, 'fields'>, values: T): T => {
  const spelled = Object.entries(values).flatMap(([name, value]) => {
    const as = entity.fields[name]?.as;
    return as && typeof value === 'string' ? [[name, storedAs(as, value)] as const] : [];
  });
  return spelled.length ? { ...values, ...Object.fromEntries(spelled) } : values;
};

const MIN_DIGITS = 4;

/**
 * What a search also means when it may be (a part of) an identifier typed as on paper: `ES91 2100-0418`, `1234 bcd`,
 * `0034 600 12 31 23`. Letters, digits and a plus alone; null when it can't be one.
 */
export const searchedIdentifier = (typed: string): string | null => {
  const compact = fold(typed)
    .replace(/[^a-z0-9+]/g, '')
    .replace(/^(\+|00)34(?=\d{9}$)/, '')
    .replace(/^00(?=\d{8})/, '+')
    .replace(/^iban(?=[a-z]{2}\d)/, '')
    .replace(/^es(?=[a-z0-9]{9}$)/, '');
  return compact.replace(/\D/g, '').length < MIN_DIGITS ? null : compact;
};
