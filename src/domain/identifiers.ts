import type { Entity } from './entity.ts';
import { fold } from './text/fold.ts';
import { formatIban, normalizeIban } from './identifiers/iban.ts';
import { normalizeNif } from './identifiers/nif.ts';
import { formatPhone, normalizePhone } from './identifiers/phone.ts';
import { normalizePlate } from './identifiers/plate.ts';
import { isEuVat, normalizeVat } from './identifiers/vat.ts';

/** Kinds of text with one stored spelling and several on paper. */
export type Identifier = 'nif' | 'vat' | 'iban' | 'plate' | 'phone';

/** How each is stored. A VAT number of no known country stays as typed. */
const STORED: Record<Identifier, (typed: string) => string | null> = {
  nif: normalizeNif,
  vat: typed => (isEuVat(typed) ? normalizeVat(typed) : typed),
  iban: normalizeIban,
  plate: normalizePlate,
  phone: normalizePhone,
};

const SHOWN: Partial<Record<Identifier, (stored: string) => string>> = { iban: formatIban, phone: formatPhone };

/** The stored spelling of what somebody typed; null if nothing is left of it. */
export const storedAs = (as: Identifier, typed: string): string | null => STORED[as](typed) || null;

/** The spelling shown to people. */
export const shownAs = (as: Identifier, stored: string): string => SHOWN[as]?.(stored) ?? stored;

/**
 * Every spelling under which a value may be stored: a Spanish telephone with or without dial code, older rows as typed.
 */
export const spellingsOf = (as: Identifier, typed: string): string[] => {
  const stored = storedAs(as, typed) ?? typed;
  const national = as === 'phone' ? /^(?:\+34)?(\d{9})$/.exec(stored)?.[1] : undefined;
  return [...new Set([...(national ? [national, `+34${national}`] : [stored]), typed])];
};

/** The values of an entity, its identifiers in their stored spelling. */
export const asStored = <T extends Record<string, unknown>>(entity: Pick<Entity, 'fields'>, values: T): T => {
  const spelled = Object.entries(values).flatMap(([name, value]) => {
    const as = entity.fields[name]?.as;
    return as && typeof value === 'string' ? [[name, storedAs(as, value)] as const] : [];
  });
  return spelled.length ? { ...values, ...Object.fromEntries(spelled) } : values;
};

const MIN_DIGITS = 4;

/**
 * A search text as (part of) a stored identifier, for text typed as on paper: `ES91 2100-0418`, `1234 bcd`, `0034 600
 * 12 31 23`. Only letters, digits and a plus remain; null if it can't be one.
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
