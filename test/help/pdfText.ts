import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** The text layer of each page in the order in which it is drawn; all that is between two words counts as one space. */
export const pdfPages = async (bytes: Buffer): Promise<string[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: true });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      (items as TextItem[])
        .map(item => item.str)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  await task.destroy();
  return pages;
};

/** The text layer of a whole PDF. */
export const pdfText = async (bytes: Buffer): Promise<string> => (await pdfPages(bytes)).join(' ').replace(/\s+/g, ' ');

/** What a PDF says of itself: `{ Title, Author, Language, CreationDate … }`. */
export const pdfInfo = async (bytes: Buffer): Promise<Record<string, unknown>> => {
  const task = getDocument({ data: new Uint8Array(bytes) });
  const { info } = await (await task.promise).getMetadata();
  await task.destroy();
  return info as Record<string, unknown>;
};
