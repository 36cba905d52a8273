import type { Content } from 'pdfmake/interfaces.js';
import { QUIET } from './look.ts';

/** Signature boxes side by side, each with its caption. */
export const signaturesOf = (captions: readonly string[], height = 70): Content => ({
  margin: [0, 14, 0, 0],
  layout: 'boxes',
  table: {
    widths: captions.map(() => '*'),
    heights: height,
    body: [captions.map(text => ({ text, fontSize: 7, color: QUIET }))],
  },
});
