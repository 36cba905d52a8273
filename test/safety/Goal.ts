/** What a measure came to, for a line of the table. */
export type Outcome = { reached: boolean; found: string };

export type Options = {
  /** 1 measures as much as the goal says; 0.1 a tenth, to see that the measure itself works. */
  scale: number;
  /** An empty database of a PostgreSQL of its own; `null` where there is no PostgreSQL. */
  newPostgres: (() => Promise<string>) | null;
  say: (text: string) => void;
};

/** One line of the table: what has to be so, and how it is found out. */
export type Goal = { id: string; promise: string; measure: (options: Options) => Promise<Outcome> };

/** So many of something at this scale, at least one. */
export const scaled = (count: number, { scale }: Options): number => Math.max(1, Math.round(count * scale));

/** The engines there are to measure on, by name: each one's address of an empty database, `null` for SQLite. */
export const enginesOf = async ({ newPostgres }: Options): Promise<Record<string, string | null>> => ({
  SQLite: null,
  ...(newPostgres && { PostgreSQL: await newPostgres() }),
});

/** The first few of what went wrong: enough to look for why. */
export const sayFirst = (faults: readonly string[], { say }: Options): void => {
  for (const each of faults.slice(0, 8)) say(`  ${each}`);
};

/** The value below which that part of all lie, e.g. 0.95. */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

export const ms = (value: number): string => `${Math.round(value)} ms`;
