import type { Area } from '../../pdf/drawn.ts';

/** The 1976 form's boxes with text, in millimetres. */
const AREAS = {
  1: { x: 8, y: 14, width: 97, height: 26 },
  2: { x: 8, y: 40, width: 97, height: 26 },
  3: { x: 8, y: 66, width: 97, height: 22 },
  4: { x: 8, y: 88, width: 97, height: 22 },
  5: { x: 8, y: 110, width: 97, height: 12 },
  16: { x: 105, y: 40, width: 97, height: 26 },
  17: { x: 105, y: 66, width: 97, height: 22 },
  18: { x: 105, y: 88, width: 97, height: 34 },
  6: { x: 8, y: 122, width: 36, height: 52 },
  7: { x: 44, y: 122, width: 18, height: 52 },
  8: { x: 62, y: 122, width: 24, height: 52 },
  9: { x: 86, y: 122, width: 52, height: 52 },
  10: { x: 138, y: 122, width: 22, height: 52 },
  11: { x: 160, y: 122, width: 22, height: 52 },
  12: { x: 182, y: 122, width: 20, height: 52 },
  13: { x: 8, y: 184, width: 97, height: 38 },
  14: { x: 8, y: 222, width: 97, height: 10 },
  19: { x: 105, y: 184, width: 97, height: 18 },
  20: { x: 105, y: 202, width: 97, height: 40 },
  21: { x: 8, y: 232, width: 97, height: 10 },
  15: { x: 8, y: 242, width: 194, height: 8 },
  22: { x: 8, y: 250, width: 64, height: 36 },
  23: { x: 72, y: 250, width: 65, height: 36 },
  24: { x: 137, y: 250, width: 65, height: 36 },
} as const satisfies Record<number, Area>;
export type BoxNumber = keyof typeof AREAS;

/** The area of a box, in millimetres. */
export const areaOf = (number: BoxNumber): Area => AREAS[number];
export const BOXES = Object.keys(AREAS).map(Number) as BoxNumber[];

/** Areas without a number: the paper's title, and the warning about dangerous goods. */
export const TITLE: Area = { x: 105, y: 14, width: 97, height: 26 };
export const DANGER: Area = { x: 8, y: 174, width: 194, height: 10 };
export const CAPTION: Area = { x: 8, y: 7, width: 194, height: 7 };
export const FOOT: Area = { x: 8, y: 286, width: 194, height: 5 };

/** The three originals of art. 5, in their usual colours. */
export const COPIES = [
  { key: 'sender', colour: '#b3261e' },
  { key: 'consignee', colour: '#1d4e89' },
  { key: 'carrier', colour: '#1b6e3c' },
] as const;
export type Copy = (typeof COPIES)[number];
