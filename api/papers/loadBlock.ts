import type { Content } from 'pdfmake/interfaces.js';
import { totalsOf } from '#domain/loads/capacity';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/figures';
import { formatPhone } from '#domain/identifiers/phone';
import { translate } from '../../i18n/translate.ts';
import { ACCENT } from '../pdf/look.ts';
import { callsOf } from './calls.ts';
import { callsTable } from './callsTable.ts';
import { dangerNote } from './danger.ts';
import { goodsOf, join } from './goods.ts';
import type { Carriage, PaperLoad } from './readCarriage.ts';

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.call.${key}`, args);

/** The references of a load that the reader may know. */
export const referencesOf = (load: PaperLoad): string[] => [
  ...(load.clientRef ? [say('reference', { ref: load.clientRef })] : []),
  ...(load.routeRef ? [say('routeRef', { ref: load.routeRef })] : []),
  ...(load.cmrNumber ? [say('cmr', { number: load.cmrNumber })] : []),
];

/** A load on a route's paper: client, goods, and where to be when. */
export const loadBlock = (load: PaperLoad, index: number, carriage: Carriage): Content => {
  const client = carriage.clients.get(load.clientId);
  const danger = dangerNote(load, carriage.route);
  return {
    margin: [0, 12, 0, 0],
    unbreakable: (load.intermediateStops?.length ?? 0) < 6,
    stack: [
      {
        text: [
          { text: `${index + 1}. ${loadLabel(load)}`, bold: true, fontSize: 11, color: ACCENT },
          { text: `   ${join([client?.name, formatPhone(client?.phone)])}` },
        ],
      },
      { text: join([goodsOf(load), ...referencesOf(load)]) },
      danger ? { text: danger, bold: true } : [],
      load.comments ? { text: load.comments, italics: true } : [],
      callsTable(callsOf(load), carriage),
    ],
  };
};

/** The loads' totals. */
export const totalsLine = ({ loads }: Carriage): Content => {
  const { weight, length } = totalsOf(loads);
  return {
    margin: [0, 14, 0, 0],
    bold: true,
    text: translate('papers.goods.totals', {
      smart_count: loads.length,
      weight: formatNumber(weight),
      length: formatNumber(length),
    }),
  };
};
