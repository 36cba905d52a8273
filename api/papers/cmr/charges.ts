import type { Content } from 'pdfmake/interfaces.js';
import { translate } from '../../../i18n/translate.ts';
import { at, frames, lines } from '../../pdf/drawn.ts';
import { areaOf } from './form.ts';

const say = (key: string): string => translate(`papers.cmr.${key}`);

const CHARGES = ['price', 'discounts', 'net', 'supplements', 'expenses', 'other', 'total'] as const;
const PAYERS = ['sender', 'currency', 'consignee'] as const;
const ROW = 4.5;
const TOP = 8;
const LABEL = 34;

const small = (text: string, colour: string): Content => ({ text, fontSize: 6, lineHeight: 1, color: colour });

/** The empty table of box 20: who pays which part of the price. */
export const chargesOf = (colour: string): Content[] => {
  const { x, y, width, height } = areaOf(20);
  const column = (width - LABEL) / PAYERS.length;
  const rowAt = (row: number) => y + TOP + row * ROW;
  return [
    lines(
      [
        ...CHARGES.map((_, row) => ({ from: [x, rowAt(row)], to: [x + width, rowAt(row)] }) as const),
        ...PAYERS.map((_, index) => {
          const left = x + LABEL + index * column;
          return { from: [left, y + TOP - ROW], to: [left, y + height] } as const;
        }),
      ],
      colour,
    ),
    ...PAYERS.map((payer, index) =>
      at({ x: x + LABEL + index * column, y: y + TOP - ROW, width: column }, small(say(`payers.${payer}`), colour)),
    ),
    ...CHARGES.map((charge, row) => at({ x, y: rowAt(row), width: LABEL }, small(say(`charges.${charge}`), colour))),
  ];
};

/** Box 14: who pays, to be ticked. */
export const freightOf = (colour: string): Content => {
  const { x, y } = areaOf(14);
  return [
    frames(
      [8, 50].map(left => ({ x: x + left, y: y + 4.6, width: 3.2, height: 3.2 })),
      colour,
    ),
    at({ x: x + 11.5, y: y + 3.9, width: 36 }, { text: say('paid'), fontSize: 8, lineHeight: 1 }),
    at({ x: x + 53.5, y: y + 3.9, width: 40 }, { text: say('unpaid'), fontSize: 8, lineHeight: 1 }),
  ];
};
