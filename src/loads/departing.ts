type Row = { id: number };

/** A row that is not in the list any more, and the one that it stood behind (null: at the top). */
export type Departed<R extends Row> = { row: R; behind: number | null };

/** The rows that were shown and aren't in the list any more, each with the row that it stood behind. */
export const departedFrom = <R extends Row>(shown: readonly R[], now: readonly R[]): Departed<R>[] => {
  const here = new Set(now.map(row => row.id));
  return shown.flatMap((row, index) => (here.has(row.id) ? [] : [{ row, behind: shown[index - 1]?.id ?? null }]));
};

/** The list with those that have just left it where they stood, so that nothing jumps under the pointer at once. */
export const withDeparted = <R extends Row>(now: readonly R[], departed: readonly Departed<R>[]): R[] => {
  const rows = [...now];
  for (const { row, behind } of departed) rows.splice(rows.findIndex(each => each.id === behind) + 1, 0, row);
  return rows;
};
