import type { Content } from 'pdfmake/interfaces.js';
import { formatAddress } from '#domain/geography/address';
import { dayOf, formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { toEuros } from '#domain/money';
import { routeLabel, routeSheetNumber } from '#domain/routes';
import { translate } from '../../i18n/translate.ts';
import { block, labelled, QUIET } from '../pdf/look.ts';
import { paperHead } from '../pdf/paperHead.ts';
import { signaturesOf } from '../pdf/signatures.ts';
import { join } from './goods.ts';
import { loadBlock, totalsLine } from './loadBlock.ts';
import { neededOf, typesOf } from './needed.ts';
import type { Company } from './parties.ts';
import { permitLine } from './permitLine.ts';
import type { Carriage, PaperRoute } from './readCarriage.ts';

const say = (key: string, args?: Record<string, string>): string => translate(`papers.loadOrder.${key}`, args);

type RouteCarriage = Carriage & { route: PaperRoute };

const party = (label: string, company: Company | null): Content => ({
  stack: [
    { text: label, fontSize: 7, color: QUIET },
    block([
      company?.name,
      company?.nif && translate('papers.invoice.nif', { nif: company.nif }),
      formatAddress(company?.address, 'full'),
      join([company?.phone, company?.email]),
    ]),
  ],
});

/** The vehicles with their permit, and what the route requires of them. */
const vehiclesOf = ({ route, vehicles }: RouteCarriage): Content => ({
  margin: [0, 10, 0, 0],
  columnGap: 16,
  columns: [
    [
      labelled(say('vehicles'), vehicles.map(each => `${each.number} (${typesOf([each.type])})`).join(' + ')),
      permitLine(route.specialPermit),
    ],
    neededOf(route),
  ],
});

/** The price agreed with the carrier, only for the office and that carrier, if they may read it. */
const priceOf = ({ route }: RouteCarriage): Content => {
  const isTold = 'price' in route;
  const amount = route.price == null ? say('noPrice') : say('amount', { price: formatEuros(toEuros(route.price)) });
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    stack: [
      { text: say('price'), fontSize: 7, color: QUIET },
      isTold ? { text: amount, bold: true, fontSize: 12 } : { text: say('priceElsewhere') },
    ],
  };
};

const CONDITIONS = ['contract', 'vehicle', 'goods', 'warning', 'subcontracting', 'papers', 'payment'] as const;

const conditionsOf = ({ office }: RouteCarriage): Content => {
  const contact = join([office.name, office.phone]);
  return {
    margin: [0, 12, 0, 0],
    fontSize: 7.5,
    stack: [
      { text: say('conditions.title'), bold: true, fontSize: 9, margin: [0, 0, 0, 3] },
      { ol: CONDITIONS.map(key => say(`conditions.${key}`, { contact })) },
    ],
  };
};

/** The office's order to the carrier, with what Ley 15/2009 art. 10 bis requires; never the client's price. */
export const loadOrder = (carriage: RouteCarriage, logo: string | null, now: Date): Content => {
  const { route, office, carrier } = carriage;
  return [
    paperHead({
      logo,
      left: [party(say('shipper'), office), { text: '', margin: [0, 4] }, party(say('carrier'), carrier)],
      title: say('head'),
      number: routeSheetNumber(route),
      under: routeLabel(route),
      right: [
        labelled(say('days'), join([formatDay(route.startDate), formatDay(route.endDate)], ' – ')),
        labelled(say('reference'), route.clientRef),
        labelled(say('issued'), formatDay(dayOf(now))),
      ],
    }),
    vehiclesOf(carriage),
    ...carriage.loads.map((load, index) => loadBlock(load, index, carriage)),
    totalsLine(carriage),
    labelled(say('comments'), route.comments),
    priceOf(carriage),
    {
      unbreakable: true,
      stack: [conditionsOf(carriage), signaturesOf([say('forShipper'), say('forCarrier')])],
    },
  ];
};
