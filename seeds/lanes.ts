import type { Service } from './fleets.ts';
import { consigneeIn, HUBS, type Location, type Site } from './locations.ts';
import type { Random } from './random.ts';
import { groupBy } from './rows.ts';
import { FOREIGN_TOWNS, neighbours, roadKilometres, SPANISH_TOWNS, type Town, townNamed } from './towns.ts';

/** From where to where a route goes, and on what. */
export type Lane = {
  service: Service;
  from: Location;
  to: Site;
  kilometres: number;
  isAbroad: boolean;
  isLocal: boolean;
  isAdr: boolean;
};

const LOCAL = 90;
const HUB_TOWNS = HUBS.map(townNamed);

/** How far each service goes, in kilometres. */
const REACH: Record<Service, readonly [number, number]> = {
  tauliner: [100, 1_100],
  mega: [120, 1_100],
  frigo: [100, 1_100],
  gondola: [80, 900],
  rigid: [15, 420],
  van: [12, 350],
};
const ABROAD: readonly [number, number] = [200, 2_900];

const TRIES = 30;

const townWithin = (from: Town, towns: readonly Town[], [least, most]: readonly [number, number], random: Random) => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const town = random.pick(random.chance(0.4) && towns === SPANISH_TOWNS ? HUB_TOWNS : towns);
    const kilometres = roadKilometres(from, town);
    if (kilometres >= least && kilometres <= most) return town;
  }
  return random.pick(neighbours(from));
};

const siteIn = (town: Town, own: readonly Location[], random: Random): Site => {
  const there = own.filter(location => location.town === town);
  return there.length > 0 ? random.pick(there) : consigneeIn(town, random);
};

export const createLanes = (locations: readonly Location[]) => {
  const ofClient = groupBy(locations, location => location.client.id);
  const inTown = groupBy(locations, location => location.town.index);

  const destination = (from: Location, service: Service, isAbroad: boolean, random: Random): Site => {
    const own = ofClient.get(from.client.id) ?? [];
    // A third of a client's traffic is between its own places.
    const other = own.filter(
      each => each.town !== from.town && (each.town.countryCode !== from.town.countryCode) === isAbroad,
    );
    const [least, most] = isAbroad ? ABROAD : REACH[service];
    const inReach = other.filter(({ town }) => {
      const kilometres = roadKilometres(from.town, town);
      return kilometres >= least && kilometres <= most;
    });
    if (inReach.length > 0 && random.chance(0.35)) return random.pick(inReach);
    const country = isAbroad && from.town.countryCode === 'ES' ? FOREIGN_TOWNS : SPANISH_TOWNS;
    return siteIn(townWithin(from.town, country, [least, most], random), own, random);
  };

  /** A new lane from one of the locations. */
  const lane = (random: Random, from: Location): Lane => {
    const { trade } = from.client;
    const service = random.weighted(trade.services);
    const isHeavy = service !== 'van' && service !== 'rigid';
    const isFromAbroad = from.town.countryCode !== 'ES';
    const isAbroad = isFromAbroad || (isHeavy && random.chance(trade.abroad));
    const to = destination(from, isFromAbroad && !isHeavy ? 'tauliner' : service, isAbroad, random);
    const kilometres = roadKilometres(from.town, to.town);
    return {
      service: isAbroad && !isHeavy ? 'tauliner' : service,
      from,
      to,
      kilometres,
      isAbroad: from.town.countryCode !== to.town.countryCode,
      isLocal: kilometres <= LOCAL,
      isAdr: trade.isAdr === true,
    };
  };

  /** Who else has something for the same lorry: a location near the first, of a client that uses the same service. */
  const companion = (of: Lane, random: Random): { from: Location; to: Site } => {
    const near = neighbours(of.from.town)
      .flatMap(town => inTown.get(town.index) ?? [])
      .filter(
        ({ client: { trade } }) =>
          trade.isAdr === of.from.client.trade.isAdr && trade.services.some(([service]) => service === of.service),
      );
    const from = near.length > 0 && random.chance(0.6) ? random.pick(near) : of.from;
    const town = random.chance(0.5) ? of.to.town : random.pick(neighbours(of.to.town));
    const to =
      town === of.to.town && random.chance(0.5) ? of.to : siteIn(town, ofClient.get(from.client.id) ?? [], random);
    return { from, to: to.place.id === from.place.id && to.place.id !== null ? of.to : to };
  };

  return {
    lane,
    companion,
    /** The locations of a client. */
    of: (clientId: number): readonly Location[] => ofClient.get(clientId) ?? [],
  };
};
export type Lanes = ReturnType<typeof createLanes>;
