import { formatNumber } from '#domain/figures';

/** How many rows a sentence speaks of: which of its forms it takes, and the number as it is written. */
export const countOf = (rows: number) => ({ smart_count: rows, rows: formatNumber(rows) });
