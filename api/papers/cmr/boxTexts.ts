import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatMoment } from '#domain/moments';
import { formatNumber } from '#domain/figures';
import { routeLabel } from '#domain/routes';
import { translate } from '../../../i18n/translate.ts';
import { addressLines } from '../addressLines.ts';
import { type Call, callsOf, openingText } from '../calls.ts';
import { join, loadSideOf, loadTypeOf, packagingOf, sizeOf, volumeOf } from '../goods.ts';
import type { Company } from '../parties.ts';
import { type LoadCarriage, timesAt } from '../readLoadPaper.ts';
import type { BoxNumber } from './form.ts';

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.cmr.${key}`, args);
const line = (key: string, value: string | null | undefined): string => (value ? say(key, { value }) : '');

const partyLines = (company: Company | null): string[] =>
  company
    ? [
        company.name,
        company.nif ? translate('papers.invoice.nif', { nif: company.nif }) : '',
        ...addressLines(company.address),
        company.phone ?? '',
      ]
    : [];

/** A call's lines: place, day, opening hours, and when the vehicle was there. */
const callLines = (call: Call, { openings, steps }: LoadCarriage): string[] => {
  const { came, done } = timesAt(call, steps);
  return [
    ...addressLines(call.place),
    join([line('day', formatDay(call.day)), line('openings', openingText(openings, call.id))]),
    join([line('came', formatMoment(came)), line(call.isPickup ? 'left' : 'done', formatMoment(done))]),
  ];
};

/** More stops than this go on a page of their own. */
const MAX_STOPS = 3;

/** The intermediate stops of a load. */
export const stopsOf = ({ load }: LoadCarriage): Call[] => callsOf(load).filter(call => call.stop !== null);

/** Whether its stops need a page of their own. */
export const hasAnnex = (carriage: LoadCarriage): boolean => stopsOf(carriage).length > MAX_STOPS;

const stopLines = (carriage: LoadCarriage): string[] => {
  const stops = stopsOf(carriage);
  if (hasAnnex(carriage)) return [say('stopsInAnnex', { count: stops.length })];
  return stops.map(stop => join([stop.kind, ...callLines(stop, carriage)]));
};

/** Box 5: the accompanying papers, as far as uploaded. */
const annexes = (carriage: LoadCarriage): string[] => {
  const papers = carriage.documentTypes.filter(type => type !== 'cmr');
  const names = papers.map(type => translate(`resources.documents.choices.type.${type}`));
  return [join([...names, hasAnnex(carriage) && say('annex')])];
};

/** The carrier for readers who may know it. To a client, the office carries (Design 3). */
const carrierOf = ({ carrier, office, route, load }: LoadCarriage): Company | null =>
  carrier ?? (route === null && !('routeId' in load) ? office : null);

/**
 * The text of each box; boxes left out are filled in by hand. The price (20) always is, because everyone involved reads
 * the note.
 */
export const boxTexts = (carriage: LoadCarriage): Partial<Record<BoxNumber, string[]>> => {
  const { load, route, office, clients, vehicles } = carriage;
  const calls = callsOf(load);
  const [origin, destination] = [calls[0] as Call, calls.at(-1) as Call];
  const client = clients.get(load.clientId);
  const { done } = timesAt(destination, carriage.steps);
  return {
    1: [client?.name ?? '', ...addressLines(client?.address)],
    2: addressLines(load.destination),
    3: callLines(destination, carriage),
    4: callLines(origin, carriage),
    5: annexes(carriage),
    6: [loadLabel(load), line('reference', load.clientRef)],
    7: [load.packages ? formatNumber(load.packages) : ''],
    8: [packagingOf(load)],
    9: [load.goodsNature ?? '', loadTypeOf(load), line('size', sizeOf(load)), line('side', loadSideOf(load))],
    11: [formatNumber(load.weight)],
    12: [formatNumber(volumeOf(load))],
    13: [load.comments ?? '', line('specs', route?.neededVehicle?.requirements?.otherSpecs), ...stopLines(carriage)],
    16: partyLines(carrierOf(carriage)),
    18: [line('vehicles', vehicles.map(({ number }) => number).join(' + '))],
    19: [
      line(
        'contractedBy',
        join([office.name, office.nif && translate('papers.invoice.nif', { nif: office.nif }), office.phone]),
      ),
      join([loadLabel(load), route && routeLabel(route), line('routeRef', load.routeRef)]),
    ],
    21: [join([load.origin?.city, formatDay(load.pickupDate)], ', ')],
    24: [join([load.destination?.city, formatMoment(done)], ', ')],
  };
};
