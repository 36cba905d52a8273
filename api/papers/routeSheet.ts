import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#domain/dates';
import { routeLabel, routeSheetNumber } from '#domain/routes';
import { translate } from '../../i18n/translate.ts';
import { block, labelled } from '../pdf/look.ts';
import { paperHead } from '../pdf/paperHead.ts';
import { join } from './goods.ts';
import { loadBlock, totalsLine } from './loadBlock.ts';
import { neededOf } from './needed.ts';
import { permitLine } from './permitLine.ts';
import type { Carriage, PaperRoute } from './readCarriage.ts';

const say = (key: string): string => translate(`papers.sheet.${key}`);

type RouteCarriage = Carriage & { route: PaperRoute };

const head = ({ route, office, carrier, vehicles }: RouteCarriage, logo: string | null): Content =>
  paperHead({
    logo,
    left: [
      block([office.name, office.phone]),
      { text: '', margin: [0, 4] },
      labelled(say('carrier'), carrier && join([carrier.name, carrier.nif, carrier.phone])),
      labelled(say('vehicles'), vehicles.map(({ number }) => number).join(' + ')),
      permitLine(route.specialPermit),
    ],
    title: say('head'),
    number: routeSheetNumber(route),
    under: routeLabel(route),
    right: [
      labelled(say('days'), join([formatDay(route.startDate), formatDay(route.endDate)], ' – ')),
      labelled(say('reference'), route.clientRef),
    ],
  });

/** The driver's sheet: where to be, when, and with what. No prices (Design 3, 6). */
export const routeSheet = (carriage: RouteCarriage, logo: string | null): Content => [
  head(carriage, logo),
  ...carriage.loads.map((load, index) => loadBlock(load, index, carriage)),
  totalsLine(carriage),
  { margin: [0, 8, 0, 0], stack: neededOf(carriage.route) },
  labelled(say('comments'), carriage.route.comments),
];
