import type { CustomTableLayout } from 'pdfmake/interfaces.js';
import { ACCENT, QUIET } from './look.ts';

const RULE = '#c9d1d9';

/** A table with a line under each row, and its header repeated on every page. */
const RULED: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row > table.body.length ? 0 : row === 1 ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: row => (row === 1 ? ACCENT : RULE),
  paddingLeft: column => (column === 0 ? 0 : 6),
  paddingRight: () => 0,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};

/** Boxes to write in. */
const BOXES: CustomTableLayout = {
  hLineColor: () => QUIET,
  vLineColor: () => QUIET,
  hLineWidth: () => 0.6,
  vLineWidth: () => 0.6,
};

/** By their names, which papers use: a paper is sent to another thread, where no function can go. */
export const TABLE_LAYOUTS = { ruled: RULED, boxes: BOXES };
