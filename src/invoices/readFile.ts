import { linesOf } from '#domain/invoiceReading/lines';
import { type Own, type PaperReading, readPaper } from '#domain/invoiceReading/reading';
import { openPdf, PdfError } from '../ui/files/pdf.ts';
import type { PaperFailure } from './paperState.ts';

/** An invoice of more pages has its sums in the first ones or is a book. */
export const MOST_PAGES = 10;

export type FileReading = { pages: number; isWhole: boolean } & ({ reading: PaperReading } | { failure: PaperFailure });

/** Reads the text of a PDF, here in the browser: what it proposes, or why nothing can be read. */
export const readFile = async (file: Blob, own: Own): Promise<FileReading> => {
  try {
    const pdf = await openPdf(file);
    try {
      const isWhole = pdf.pages <= MOST_PAGES;
      const lines: string[] = [];
      for (let page = 1; page <= Math.min(pdf.pages, MOST_PAGES); page += 1)
        lines.push(...linesOf(await pdf.textOf(page)));
      const found = lines.length ? { reading: readPaper(lines, own) } : { failure: 'noText' as const };
      return { pages: pdf.pages, isWhole, ...found };
    } finally {
      pdf.close();
    }
  } catch (error) {
    return { pages: 0, isWhole: true, failure: error instanceof PdfError ? error.reason : 'broken' };
  }
};
