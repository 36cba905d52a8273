/** A piece of text on a page: its left end and base line, from the lower left corner, and its size. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Pieces closer than this, in letter widths, are one word. */
const TOUCHING = 0.15;
/** A gap this wide, in letter widths, separates two columns. */
const COLUMN_GAP = 2.2;

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const rowsOf = (pieces: readonly PlacedText[]): PlacedText[][] => {
  const rows: PlacedText[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - piece.y) <= Math.max(first.height, piece.height, 2) / 2) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
};

const lineOf = (row: PlacedText[], letter: number): string => {
  let line = '';
  let end = 0;
  for (const { text, x, width } of row.sort((a, b) => a.x - b.x)) {
    const gap = (x - end) / letter;
    const column = Math.round(x / letter);
    if (!line) line = ' '.repeat(column);
    else if (gap >= COLUMN_GAP) line = line.padEnd(Math.max(column, line.length + 2));
    else if (gap > TOUCHING && !line.endsWith(' ')) line += ' ';
    line += text;
    end = x + width;
  }
  return line.trimEnd();
};

/**
 * The lines of a page from top to bottom, as people read them. Columns are separated by two or more spaces and keep
 * their place, so that headings can be followed down.
 */
export const linesOf = (pieces: readonly PlacedText[]): string[] => {
  const texts = pieces.filter(({ text }) => text.trim());
  const letter = Math.max(median(texts.map(({ text, width }) => width / text.length)), 1);
  return rowsOf(texts).map(row => lineOf(row, letter));
};
