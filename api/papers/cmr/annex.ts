import type { Content } from 'pdfmake/interfaces.js';
import { loadLabel } from '#domain/loads';
import { translate } from '../../../i18n/translate.ts';
import { ACCENT } from '../../pdf/look.ts';
import type { LoadCarriage } from '../readLoadPaper.ts';
import { callsTable } from '../callsTable.ts';
import { stopsOf } from './boxTexts.ts';

/** The page for stops that don't fit in box 13. */
export const annexOf = (carriage: LoadCarriage): Content => {
  const { load } = carriage;
  return {
    stack: [
      {
        text: translate('papers.cmr.annexTitle', { load: loadLabel(load) }),
        bold: true,
        fontSize: 13,
        color: ACCENT,
        margin: [0, 0, 0, 8],
      },
      load.cmrNumber ? { text: translate('papers.call.cmr', { number: load.cmrNumber }), margin: [0, 0, 0, 8] } : [],
      callsTable(stopsOf(carriage), carriage),
    ],
    pageBreak: 'before',
    margin: [34, 34, 34, 34],
  };
};
