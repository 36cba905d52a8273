import { readPdf } from './readPdf.ts';

/** The text layer of each page in the order in which it is drawn; all that is between two words counts as one space. */
export const pdfPages = (bytes: Buffer): Promise<string[]> => readPdf('pages', bytes);

/** The text layer of a whole PDF. */
export const pdfText = async (bytes: Buffer): Promise<string> => (await pdfPages(bytes)).join(' ').replace(/\s+/g, ' ');

/** What a PDF says of itself: `{ Title, Author, Language, CreationDate … }`. */
export const pdfInfo = (bytes: Buffer): Promise<Record<string, unknown>> => readPdf('info', bytes);
