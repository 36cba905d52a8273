import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { breakable } from './breakable.ts';
import { TABLE_LAYOUTS } from './tableLayouts.ts';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');

const FONTS = {
  Roboto: {
    normal: join(fonts, 'Roboto-Regular.ttf'),
    bold: join(fonts, 'Roboto-Medium.ttf'),
    italics: join(fonts, 'Roboto-Italic.ttf'),
    bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
  },
};

const openPress = async () => {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(FONTS);
  pdfmake.setTableLayouts(TABLE_LAYOUTS);
  // Nothing is downloaded, and no files are read but the fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(path => path.startsWith(fonts));
  return pdfmake;
};

export type Paper = {
  /** Shown in the viewer's title and the file's properties. */
  title: string;
  author: string;
  content: Content;
  /** Left of every page's footer; the page number is on the right. */
  foot?: string;
  /** A form or labels, drawn up to the page's edges: no footer or page number. */
  isWholePage?: boolean;
  now: Date;
};

const MARGINS = { side: 42, top: 42, bottom: 52 };
const EDGE = 8;

/**
 * An A4 PDF of real text, tagged, in Spanish, with its creation time (as the law requires of digitally created papers).
 * Gives its bytes. Loading this takes 25 MB, and drawing hundreds of pages seconds: only the thread does it (pressThread.ts).
 */
export const drawPdf = async ({ title, author, content, foot, isWholePage, now }: Paper): Promise<Buffer> => {
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: isWholePage ? EDGE : [MARGINS.side, MARGINS.top, MARGINS.side, MARGINS.bottom],
    info: { title, author, creationDate: now, modDate: now },
    version: '1.7',
    language: 'es-ES',
    tagged: true,
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2 },
    content: breakable(content),
    footer: (page, pages) =>
      isWholePage
        ? null
        : {
            margin: [MARGINS.side, 12, MARGINS.side, 0],
            fontSize: 7,
            color: '#555555',
            columns: [
              { text: foot ?? '', width: '*' },
              { text: `${page} / ${pages}`, width: 40, alignment: 'right' },
            ],
          },
  };
  return (await openPress()).createPdf(definition).getBuffer();
};
