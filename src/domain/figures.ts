import { following } from './text/locale.ts';

const euroFormat = following(
  locale =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
      // An amount that rounds to zero has no sign.
      signDisplay: 'negative',
    }),
);

/** 1234.5 euros → `1.234,50 €` (Spec 9: dot thousands, comma decimals, 2 decimals). */
export const formatEuros = (euros: number | null | undefined): string =>
  euros == null ? '' : euroFormat().format(euros);

const numberFormat = following(
  locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: 'always', signDisplay: 'negative' }),
);

/** 1234.5 → `1.234,5`. */
export const formatNumber = (value: number | null | undefined): string =>
  value == null ? '' : numberFormat().format(value);

const listFormat = following(locale => new Intl.ListFormat(locale));

/** 1, 2, 3 → `1, 2 y 3`. */
export const formatList = (items: readonly (string | number)[]): string => listFormat().format(items.map(String));
