/** A row as the API handles it: objects not yet JSON, booleans real, money in cents, days `YYYY-MM-DD`, moments ISO. */
export type Row = Record<string, unknown>;

/** The part that every kept table has; `searchText` is filled when the row is inserted. */
export const kept = (id: number, createdAt: string, updatedAt = createdAt) => ({
  id,
  version: 1,
  createdAt,
  updatedAt,
  disabled: false,
  searchText: '',
});

/** Ids in order, from 1: rows refer to one another before any of them is in the database. */
export const counter = (): (() => number) => {
  let last = 0;
  return () => ++last;
};

export const groupBy = <T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
};
