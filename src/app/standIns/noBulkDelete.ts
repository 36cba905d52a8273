/** In the place of what a table would offer by itself for the rows that are selected: each list says what (vite.config.ts). */
export const BulkDeleteButton = (): null => null;
