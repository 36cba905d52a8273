import type { Content, TableCell } from 'pdfmake/interfaces.js';

/** Dark enough for a bad print; one accent colour. */
export const INK = '#1a1a1a';
export const QUIET = '#555555';
export const ACCENT = '#14283c';

/** A table's header cell. */
export const heading = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  bold: true,
  fontSize: 8,
  color: ACCENT,
  alignment,
});

/** A small label above its value: `Vencimiento` / `21-12-2026`. Nothing without a value. */
export const labelled = (label: string, text: string | null | undefined): Content =>
  text ? { stack: [{ text: label, fontSize: 7, color: QUIET }, { text }], margin: [0, 0, 0, 5] } : [];

/** Non-empty lines below each other, the first one bold. */
export const block = (lines: readonly (string | null | undefined)[]): Content => ({
  stack: lines
    .filter(Boolean)
    .map((text, index) => ({ text: text ?? '', bold: index === 0, fontSize: index ? 9 : 10 })),
});

/** The office's logo above a paper's beginning; nothing without one. */
export const logoOn = (logo: string | null): Content =>
  logo ? { image: logo, fit: [160, 56], margin: [0, 0, 0, 8] } : [];
