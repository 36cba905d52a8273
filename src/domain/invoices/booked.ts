import { ISSUED_FREE_FIELDS } from './rights.ts';

/** What nobody's books hold. */
const BESIDE_BOOKS: readonly string[] = [...ISSUED_FREE_FIELDS, 'name', 'dueDate', 'dueReason', 'rawDescription'];

/** Whether a change of these fields is one of what books hold: an invoice entered in them has to be entered anew. */
export const isOfBooks = (fields: readonly string[]): boolean => fields.some(field => !BESIDE_BOOKS.includes(field));
