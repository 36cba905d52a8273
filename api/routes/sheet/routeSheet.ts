import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { formatAddress } from '#domain/address';
import { totalsOf } from '#domain/capacity';
import { carrierName } from '#domain/carriers';
import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/money';
import type { Place } from '#domain/places';
import { routeSheetNumber } from '#domain/routes';
import { translate } from '../../../i18n/translate.ts';
import { ACCENT, block, heading, labelled, logoOn, QUIET, RULED } from '../../pdf/look.ts';
import type { RouteSheet, SheetLoad } from './readSheet.ts';

const say = (key: string, args?: Record<string, string | number>): string =>
  translate(`papers.routeSheet.${key}`, args);

const join = (parts: (string | null | undefined | false)[], separator = ' · '): string =>
  parts.filter(Boolean).join(separator);

const head = ({ route, office, carrier, plates }: RouteSheet, logo: string | null): Content => ({
  columnGap: 16,
  columns: [
    {
      width: '*',
      stack: [
        logoOn(logo),
        block([office.name, office.phone]),
        { text: '', margin: [0, 4] },
        labelled(say('carrier'), carrier && join([carrierName(carrier), carrier.nif, carrier.phone])),
        labelled(say('vehicles'), plates.join(' + ')),
      ],
    },
    {
      width: 200,
      alignment: 'right',
      stack: [
        { text: say('head'), fontSize: 16, bold: true, color: ACCENT, headlineLevel: 1 },
        { text: routeSheetNumber(route), fontSize: 13 },
        { text: say('route', { id: route.id }), color: QUIET, margin: [0, 0, 0, 8] },
        labelled(say('days'), join([formatDay(route.startDate), formatDay(route.endDate)], ' – ')),
      ],
    },
  ],
});

const openingText = (openings: RouteSheet['openings'], id: number | null | undefined): string =>
  (openings.get(id ?? 0) ?? []).map(({ openTime, closeTime }) => `${openTime}–${closeTime}`).join(', ');

type Call = {
  kind: string;
  day: string | null | undefined;
  place: Place | null | undefined;
  id: number | null | undefined;
};

/** Where a load is taken, where it is left on the way, and where it ends. */
const callsOf = ({ origin, destination, pickupDate, deliveryDate, intermediateStops }: SheetLoad): Call[] => [
  { kind: say('pickup'), day: pickupDate, place: origin, id: origin?.id },
  ...(intermediateStops ?? []).map((stop, index) => ({
    kind: say('stop', { number: index + 1 }),
    day: stop.deliveryDate,
    place: stop.destination ?? { city: stop.city },
    id: stop.destinationId ?? stop.destination?.id,
  })),
  { kind: say('delivery'), day: deliveryDate, place: destination, id: destination?.id },
];

const callRow = ({ kind, day, place, id }: Call, sheet: RouteSheet): TableCell[] => {
  const address = formatAddress(place, 'full');
  return [
    { text: kind, bold: true },
    formatDay(day),
    { stack: [place?.name && place.name !== address ? { text: place.name, bold: true } : [], address] },
    openingText(sheet.openings, id),
  ];
};

const goodsOf = (load: SheetLoad): string =>
  join([
    load.goodsNature,
    load.loadType && translate(`resources.loads.choices.loadType.${load.loadType}`),
    `${formatNumber(load.weight)} kg`,
    `${[load.length, load.width, load.height].map(formatNumber).join(' × ')} m`,
    load.isPalleted && translate('resources.loads.fields.isPalleted'),
    load.loadSide && translate(`resources.loads.choices.loadSide.${load.loadSide}`),
  ]);

const loadOf = (load: SheetLoad, index: number, sheet: RouteSheet): Content => {
  const client = sheet.clients.get(load.clientId);
  return {
    margin: [0, 12, 0, 0],
    unbreakable: (load.intermediateStops?.length ?? 0) < 6,
    stack: [
      {
        text: [
          { text: `${index + 1}. ${loadLabel(load)}`, bold: true, fontSize: 11, color: ACCENT },
          { text: `   ${join([client?.name, client?.phone])}` },
        ],
      },
      {
        text: join([
          goodsOf(load),
          load.clientRef && say('reference', { ref: load.clientRef }),
          load.cmrNumber && say('cmr', { number: load.cmrNumber }),
        ]),
      },
      load.comments ? { text: load.comments, italics: true } : [],
      {
        layout: RULED,
        margin: [0, 4, 0, 0],
        table: {
          headerRows: 1,
          widths: [62, 58, '*', 90],
          body: [
            [heading(''), heading(say('day')), heading(say('place')), heading(say('openings'))],
            ...callsOf(load).map(call => callRow(call, sheet)),
          ],
        },
      },
    ],
  };
};

const totals = ({ loads }: RouteSheet): Content => {
  const { weight, length } = totalsOf(loads);
  return {
    margin: [0, 14, 0, 0],
    bold: true,
    text: say('totals', { smart_count: loads.length, weight: formatNumber(weight), length: formatNumber(length) }),
  };
};

/** The sheet that goes along in the cab: where to be, when, and with what. Nobody's price is on it (Design 3, 6). */
export const routeSheet = (sheet: RouteSheet, logo: string | null): Content => [
  head(sheet, logo),
  ...sheet.loads.map((load, index) => loadOf(load, index, sheet)),
  totals(sheet),
  labelled(say('specs'), sheet.route.neededVehicle?.requirements?.otherSpecs),
  labelled(say('comments'), sheet.route.comments),
];
