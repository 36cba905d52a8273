import type { Content } from 'pdfmake/interfaces.js';
import { formatMoment } from '#domain/moments';
import { translate } from '../../i18n/translate.ts';
import { permitLine } from '../papers/permitLine.ts';
import { ACCENT, block, heading, labelled, QUIET } from '../pdf/look.ts';
import type { DecaContent, Shipment } from './decaContent.ts';

const say = (key: string, args?: Record<string, string>): string => translate(`papers.deca.${key}`, args);

const party = (key: string, { name, nif, address }: DecaContent['shipper']): Content => ({
  margin: [0, 0, 0, 8],
  stack: [
    { text: say(key), fontSize: 7, color: QUIET },
    block([name, translate('papers.invoice.nif', { nif }), address]),
  ],
});

const shipment = ({ label, goods, calls, comments }: Shipment): Content => ({
  margin: [0, 10, 0, 0],
  unbreakable: calls.length < 8,
  stack: [
    { text: label, bold: true, fontSize: 11, color: ACCENT },
    labelled(say('goods'), goods),
    {
      layout: 'ruled',
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [62, 58, '*'],
        body: [
          [heading(''), heading(say('day')), heading(say('place'))],
          ...calls.map(({ kind, day, place }) => [kind, day, place]),
        ],
      },
    },
    { margin: [0, 4, 0, 0], stack: [labelled(say('comments'), comments)] },
  ],
});

/** The control document with everything the law requires, and the code to download it. */
export const decaPaper = (content: DecaContent, url: string, createdAt: string): Content => [
  {
    columnGap: 16,
    columns: [
      {
        width: '*',
        stack: [
          { text: say('head'), fontSize: 15, bold: true, color: ACCENT, headlineLevel: 1 },
          { text: `${content.number} · ${content.route}`, fontSize: 12, margin: [0, 0, 0, 8] },
          party('shipper', content.shipper),
          party('carrier', content.carrier),
          labelled(say('day'), content.day),
          labelled(say('vehicles'), content.plates),
          permitLine(content.permit),
          labelled(say('created'), formatMoment(createdAt)),
        ],
      },
      { width: 170, stack: [{ qr: url, fit: 165, eccLevel: 'M', alignment: 'right' }] },
    ],
  },
  { text: url, fontSize: 7, color: QUIET, alignment: 'right' },
  ...content.shipments.map(shipment),
  { text: say('law'), fontSize: 7, color: QUIET, margin: [0, 14, 0, 0] },
];
