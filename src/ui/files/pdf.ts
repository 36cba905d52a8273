import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PlacedText } from '#domain/invoiceReading/lines';

/** Why nothing can be had of a PDF: it asks for a password, it is damaged, or it took too long. */
export type PdfFailure = 'password' | 'broken' | 'slow';

export class PdfError extends Error {
  readonly reason: PdfFailure;
  constructor(reason: PdfFailure) {
    super(reason);
    this.reason = reason;
  }
}

const PATIENCE_MS = 20_000;

/** The library and its worker are files of our own server, asked for when the first PDF is opened. */
const library = async () => {
  const [pdf, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ]);
  pdf.GlobalWorkerOptions.workerSrc = worker.default;
  return pdf;
};

const inTime = async <T>(work: Promise<T>, giveUp: () => void): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PdfError('slow'));
      giveUp();
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

export type Pdf = {
  pages: number;
  textOf: (page: number) => Promise<PlacedText[]>;
  /** Draws a page as wide as is asked, in CSS pixels. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  close: () => void;
};

const textOf = async (document: PDFDocumentProxy, number: number): Promise<PlacedText[]> => {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return items.flatMap(item => {
    if (!('str' in item)) return [];
    const [, , , , x, y]: number[] = item.transform;
    return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height }];
  });
};

const draw = async (document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number) => {
  const page = await document.getPage(number);
  const { width: natural } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width / natural) * Math.min(window.devicePixelRatio, 2) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
};

/** Opens a PDF from memory: its text, and its pages as pictures. Rejects with a PdfError. */
export const openPdf = async (file: Blob): Promise<Pdf> => {
  const [{ getDocument }, content] = await Promise.all([library(), file.arrayBuffer()]);
  // Nothing of a PDF is run: neither its scripts nor compiled code, which the content security policy lets in from nowhere.
  const task = getDocument({ data: new Uint8Array(content), useWasm: false, useSystemFonts: true, verbosity: 0 });
  const giveUp = () => void task.destroy();
  try {
    const document = await inTime(task.promise, giveUp);
    return {
      pages: document.numPages,
      textOf: page => inTime(textOf(document, page), giveUp),
      draw: (page, canvas, width) => inTime(draw(document, page, canvas, width), giveUp),
      close: giveUp,
    };
  } catch (error) {
    giveUp();
    if (error instanceof PdfError) throw error;
    throw new PdfError(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken');
  }
};
