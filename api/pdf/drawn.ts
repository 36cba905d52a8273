import type { Content } from 'pdfmake/interfaces.js';
import { INK } from './look.ts';

const MM = 72 / 25.4;

/** An area of a page, in millimetres from its upper left corner. */
export type Area = { x: number; y: number; width: number; height: number };

const PADDING = 1.2;

/** Frames around areas of a page. */
export const frames = (areas: readonly Area[], colour = INK, lineWidth = 0.6): Content => ({
  absolutePosition: { x: 0, y: 0 },
  canvas: areas.map(({ x, y, width, height }) => ({
    type: 'rect',
    x: x * MM,
    y: y * MM,
    w: width * MM,
    h: height * MM,
    lineWidth,
    lineColor: colour,
  })),
});

export type Line = { from: readonly [number, number]; to: readonly [number, number] };

/** Straight lines on a page, in millimetres; `dash`: the length of dashes, in points. */
export const lines = (drawn: readonly Line[], colour: string, dash?: number): Content => ({
  absolutePosition: { x: 0, y: 0 },
  canvas: drawn.map(({ from, to }) => ({
    type: 'line',
    x1: from[0] * MM,
    y1: from[1] * MM,
    x2: to[0] * MM,
    y2: to[1] * MM,
    lineWidth: 0.4,
    lineColor: colour,
    ...(dash && { dash: { length: dash } }),
  })),
});

/** Content placed in an area, from its upper left corner. */
export const at = ({ x, y, width }: Pick<Area, 'x' | 'y' | 'width'>, content: Content): Content => ({
  absolutePosition: { x: (x + PADDING) * MM, y: (y + PADDING) * MM },
  columns: [{ width: (width - 2 * PADDING) * MM, stack: [content] }],
});

/** Approximate widths of letters in our typeface, relative to its size; rather too wide. */
const WIDTHS: [RegExp, number][] = [
  [/[\s.,;:'|!()il·-]/, 0.3],
  [/[MW@%—]/, 0.9],
  [/[\p{Lu}\d]/u, 0.66],
  [/[\p{Ll}]/u, 0.55],
];
const BREAKS = 1.08;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1), 0) * BREAKS;

const LINE_HEIGHT = 1.05;

/** The height of texts at a size, in points. */
const heightOf = (texts: readonly string[], size: number, width: number): number =>
  texts.reduce((rows, text) => rows + Math.max(1, Math.ceil((widthOf(text) * size) / width)), 0) *
  size *
  1.2 *
  LINE_HEIGHT;

const SMALLEST = 4;

type Fitted = { texts: string[]; fontSize: number; lineHeight: number };

/** Shortens the longest text until all fit: short ones (a day, a number) stay whole. */
const shortened = (texts: readonly string[], fits: (some: readonly string[]) => boolean): string[] => {
  const kept = [...texts];
  while (!fits(kept)) {
    const longest = kept.reduce((found, text, index) => (text.length > (kept[found]?.length ?? 0) ? index : found), 0);
    const letters = [...(kept[longest] ?? '')];
    if (letters.length < 20) break;
    kept[longest] = `${letters.slice(0, Math.floor(letters.length * 0.9)).join('')}…`;
  }
  return kept;
};

/**
 * Text lines in the largest size that fits an area. If even the smallest doesn't fit, they are cut with an ellipsis: a
 * form's size is fixed.
 */
const fitted = (texts: readonly string[], { width, height }: Pick<Area, 'width' | 'height'>, largest = 9): Fitted => {
  const room = { width: (width - 2 * PADDING) * MM, height: (height - 2 * PADDING) * MM };
  const fitsIn = (size: number) => (some: readonly string[]) => heightOf(some, size, room.width) <= room.height;
  let size = largest;
  while (size > SMALLEST && !fitsIn(size)(texts)) size -= 0.5;
  return { texts: shortened(texts, fitsIn(size)), fontSize: size, lineHeight: LINE_HEIGHT };
};

/** What was typed in several lines, in one: a form's boxes have no room for each short line. */
const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(' · ');

/** Text fitted inside its area; empty lines are left out. */
export const written = (texts: readonly string[], area: Area, largest?: number, bold = false): Content => {
  const { texts: stack, ...size } = fitted(texts.map(inOneLine).filter(Boolean), area, largest);
  return stack.length ? at(area, { ...size, bold, stack }) : [];
};
