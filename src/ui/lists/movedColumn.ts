/**
 * The order of the columns of a table, as react-admin keeps it (the place → the column's number), once a column has gone to
 * another's place. Columns that were never moved are where their numbers say.
 */
export const movedColumn = (ranks: readonly number[], column: number, to: number): number[] => {
  const length = Math.max(ranks.length, column + 1, to + 1);
  const order = Array.from({ length }, (_, place) => ranks[place] ?? place);
  const place = order.indexOf(to);
  const others = order.filter(each => each !== column);
  return [...others.slice(0, place), column, ...others.slice(place)];
};
