import { formatNumber } from '#domain/money';

const GROUPED = /^-?\d{1,3}(\.\d{3})+$/;
const PLAIN = /^-?\d*\.?\d+$|^-?\d+\.$/;

/**
 * What a person types in a number's field: `1.234,5`, `1234,5`, `2.45` (a numeric keypad has a dot). A dot before
 * exactly three digits groups thousands, as in Spain. Null when empty; the text itself when it is no number, so that the
 * schema can say so.
 */
export const parseDecimal = (typed: string): number | string | null => {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return null;
  const plain = text.includes(',') || GROUPED.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
  return PLAIN.test(plain) ? Number(plain) : typed;
};

/** 1234.5 → `1.234,5`; what is no number is shown as it is. `decimals` are always shown, as in money. */
export const showDecimal = (value: unknown, decimals?: number): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value !== 'number') return String(value);
  if (decimals === undefined) return formatNumber(value);
  return value.toLocaleString('es-ES', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
};
