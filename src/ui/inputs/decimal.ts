import { following, writtenAs } from '#domain/text/locale';
import { formatNumber } from '#domain/figures';
import { plainNumbers } from '#domain/text/plainNumbers';
import { reachesThousands, unitOf } from '#domain/text/units';

/** By the marks between thousands and before decimals of the language. */
const reader = following(locale => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const mark = (type: 'group' | 'decimal') => parts.find(part => part.type === type)?.value ?? '';
  return plainNumbers({ group: mark('group'), decimal: mark('decimal') });
});
const PLAIN = /^-?(\d+(\.\d*)?|\.\d+)$/;

/**
 * What a person types in a number's field: `1.234,5`, `1234,5`, `2.45` (a numeric keypad has a dot), or copies from an
 * English sheet. A dot before exactly three digits groups thousands, as in Spain, where the field reaches them; in another language, its own marks do.
 * Null when empty; the text itself when it is no number, so that the schema can say so.
 */
export const parseDecimal = (typed: string, field = ''): number | string | null => {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return null;
  const plain = reader()(text, reachesThousands(unitOf(field)));
  return PLAIN.test(plain) ? Number(plain) : typed;
};

/** 1234.5 → `1.234,5`; what is no number is shown as it is. `decimals` are always shown, as in money. */
export const showDecimal = (value: unknown, decimals?: number): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value !== 'number') return String(value);
  if (decimals === undefined) return formatNumber(value);
  return value.toLocaleString(writtenAs(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
};
