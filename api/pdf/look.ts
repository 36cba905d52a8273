import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';

/** Dark enough for a bad print; one accent colour. */
export const INK = '#1a1a1a';
export const QUIET = '#555555';
export const ACCENT = '#14283c';
const RULE = '#c9d1d9';

/** A table with a line under each row, and its header repeated on every page. */
export const RULED: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row > table.body.length ? 0 : row === 1 ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: row => (row === 1 ? ACCENT : RULE),
  paddingLeft: column => (column === 0 ? 0 : 6),
  paddingRight: () => 0,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};

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
