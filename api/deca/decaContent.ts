import { formatAddress, isDomicile } from '#domain/geography/address';
import { countryOf } from '#domain/geography/countries';
import { isDomestic, saysNature, type DecaProblem } from '#domain/loads/deca';
import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { routeLabel, routeSheetNumber } from '#domain/routes';
import { needsTow } from '#domain/vehicles';
import { callsOf } from '../papers/calls.ts';
import type { Company } from '../papers/parties.ts';
import { join, loadTypeOf, packagesOf, weightOf } from '../papers/goods.ts';
import type { Carriage, PaperLoad, PaperRoute } from '../papers/readCarriage.ts';

type Party = { name: string; nif: string; address: string };
export type Shipment = {
  label: string;
  goods: string;
  calls: { kind: string; day: string; place: string }[];
  comments: string;
};

/** The document's content (Orden FOM/2861/2012 art. 6), as texts that never change. */
export type DecaContent = {
  number: string;
  route: string;
  shipper: Party;
  carrier: Party;
  day: string;
  plates: string;
  /** Only if the vehicles need one. */
  permit?: string;
  shipments: Shipment[];
};

type RouteCarriage = Carriage & { route: PaperRoute };

const shipmentOf = (load: PaperLoad): Shipment => ({
  label: join([loadLabel(load), load.clientRef]),
  goods: join([load.goodsNature, loadTypeOf(load), weightOf(load), packagesOf(load)]),
  calls: callsOf(load).map(({ kind, day, place }) => ({
    kind,
    day: formatDay(day),
    place: join([place?.name, formatAddress({ ...place, country: countryOf(place) }, 'full')], ', '),
  })),
  comments: load.comments ?? '',
});

/** The part of a route's document that a load determines: same text, same document. */
export const partInDeca = (load: PaperLoad): string => {
  const { routeId, position, disabled } = load;
  return JSON.stringify([routeId, position, disabled, isDomestic(load), shipmentOf(load)]);
};

/** What it says about the office or the carrier: if unchanged, so is the document. */
export const partyOf = (company: Pick<Company, 'name' | 'nif' | 'address'> | null): Party => ({
  name: company?.name ?? '',
  nif: company?.nif ?? '',
  address: formatAddress(company?.address, 'full'),
});

/**
 * The content of a route's document today, and what it lacks. `startedOn`: the day on which it really began (art. 6.f);
 * null before.
 */
export const decaContent = (
  carriage: RouteCarriage,
  startedOn: string | null,
): { content: DecaContent; problems: DecaProblem[]; isInternational: boolean } => {
  const { route, office, carrier, vehicles } = carriage;
  const loads = carriage.loads.filter(isDomestic);
  const content: DecaContent = {
    number: routeSheetNumber(route),
    route: routeLabel(route),
    shipper: partyOf(office),
    carrier: partyOf(carrier),
    day: formatDay(startedOn ?? route.startDate),
    plates: vehicles.map(({ number }) => number).join(' + '),
    // Left out where there is none: what was made before permits could be entered still says the same.
    ...(route.specialPermit && { permit: route.specialPermit }),
    shipments: loads.map(shipmentOf),
  };
  const { shipper } = content;
  const lacks: Record<Exclude<DecaProblem, 'insecure'>, boolean> = {
    loads: !loads.length,
    office: !shipper.name || !shipper.nif || !isDomicile(office.address ?? {}),
    carrier: !content.carrier.name || !content.carrier.nif,
    // If we carry with our own lorries, each client is the contractual shipper of its goods.
    ownFleet: !!shipper.nif && shipper.nif === content.carrier.nif,
    date: !content.day,
    vehicle: !content.plates,
    towing: needsTow(vehicles[0]?.type) && vehicles.length < 2,
    places: loads.some(load => !load.origin?.city || !load.destination?.city),
    nature: !loads.every(saysNature),
  };
  const problems = Object.entries(lacks).flatMap(([problem, isLacking]) => (isLacking ? [problem as DecaProblem] : []));
  return { content, problems, isInternational: carriage.loads.length > 0 && !loads.length };
};
