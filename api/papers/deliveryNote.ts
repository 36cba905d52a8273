import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { dayOf, formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/figures';
import { formatPhone } from '#domain/identifiers/phone';
import { routeLabel } from '#domain/routes';
import { translate } from '../../i18n/translate.ts';
import { block, heading, labelled, QUIET } from '../pdf/look.ts';
import { paperHead } from '../pdf/paperHead.ts';
import { signaturesOf } from '../pdf/signatures.ts';
import { addressLines } from './addressLines.ts';
import { callsOf } from './calls.ts';
import { callsTable } from './callsTable.ts';
import { dangerNote } from './danger.ts';
import { join, loadSideOf, loadTypeOf, packagingOf, sizeOf, volumeOf, weightOf } from './goods.ts';
import { referencesOf } from './loadBlock.ts';
import type { LoadCarriage } from './readLoadPaper.ts';

const say = (key: string): string => translate(`papers.deliveryNote.${key}`);

const party = (label: string, lines: readonly (string | null | undefined)[]): Content => ({
  stack: [{ text: label, fontSize: 7, color: QUIET }, block(lines)],
});

const partiesOf = ({ load, clients, carrier, vehicles, office }: LoadCarriage): Content => {
  const client = clients.get(load.clientId);
  const plates = vehicles.map(({ number }) => number).join(' + ');
  const haulier = carrier
    ? [carrier.name, translate('papers.invoice.nif', { nif: carrier.nif ?? '' }), carrier.phone, plates]
    : [office.name, office.phone, plates];
  return {
    margin: [0, 10, 0, 8],
    columnGap: 16,
    columns: [
      [
        party(say('client'), [client?.name, ...addressLines(client?.address), formatPhone(client?.phone)]),
        { text: '', margin: [0, 4] },
        party(say('consignor'), addressLines(load.origin)),
      ],
      [
        party(say('carrier'), haulier),
        { text: '', margin: [0, 4] },
        party(say('consignee'), addressLines(load.destination)),
      ],
    ],
  };
};

const goodsTable = ({ load, route }: LoadCarriage): Content => {
  const danger = dangerNote(load, route);
  const nature: TableCell = {
    stack: [
      join([load.goodsNature, loadTypeOf(load)]),
      danger ? { text: danger, bold: true } : [],
      load.loadSide ? { text: `${say('side')}: ${loadSideOf(load)}`, fontSize: 8 } : [],
    ],
  };
  return {
    layout: 'ruled',
    table: {
      headerRows: 1,
      widths: ['*', 40, 60, 70, 100, 60],
      body: [
        ['nature', 'packages', 'packaging', 'weight', 'size', 'volume'].map(key => heading(say(key))),
        [
          nature,
          load.packages ? formatNumber(load.packages) : '',
          packagingOf(load),
          weightOf(load),
          sizeOf(load),
          `${formatNumber(volumeOf(load))} m³`,
        ],
      ],
    },
  };
};

/** The note the consignee signs: sender, goods and arrival. No price (Design 3). */
export const deliveryNote = (carriage: LoadCarriage, logo: string | null, now: Date): Content => {
  const { load, route, office } = carriage;
  return [
    paperHead({
      logo,
      left: [block([office.name, office.phone])],
      title: say('head'),
      number: loadLabel(load),
      under: route ? routeLabel(route) : '',
      right: [labelled(say('issued'), formatDay(dayOf(now))), ...referencesOf(load).map((text): Content => ({ text }))],
    }),
    partiesOf(carriage),
    goodsTable(carriage),
    { text: '', margin: [0, 4] },
    callsTable(callsOf(load), carriage),
    { margin: [0, 6, 0, 0], stack: [labelled(say('comments'), load.comments)] },
    {
      unbreakable: true,
      stack: [signaturesOf([say('reservations')], 50), signaturesOf([say('driver'), say('receiver')], 85)],
    },
  ];
};
