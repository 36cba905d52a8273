import { towingOptions } from '#domain/vehicles';
import { SERVICES, type Service } from './fleets.ts';
import type { Random } from './random.ts';
import { groupBy } from './rows.ts';
import type { Vehicle } from './vehicles.ts';

/** A lorry with what it pulls, or alone. */
export type Combo = { traction: Vehicle; tow: Vehicle | null };

/** What a route asks of whoever drives it. */
export type Demand = { service: Service; isAbroad: boolean; isAdr: boolean };

export type Combos = {
  /** The carriers that have what is asked for, busy or not. */
  carriers: (demand: Demand) => readonly number[];
  /**
   * A combination that fits and has nothing to do from that day on; null when there is none. With `carrierId` that
   * carrier's are looked at first.
   */
  free: (demand: Demand, from: string, random: Random, carrierId?: number | null) => Combo | null;
};

const TRIES = 12;

const fleetsOf = (vehicles: readonly Vehicle[]) => [...groupBy(vehicles, vehicle => vehicle.carrier.id).values()];

const tows = (traction: Vehicle, fleet: readonly Vehicle[], service: Service): (Vehicle | null)[] => {
  if (service === 'van') return [null];
  if (service === 'rigid') return [null, ...fleet.filter(vehicle => vehicle.type === 'trailer')];
  const possible: readonly string[] = towingOptions(traction.type);
  return fleet.filter(vehicle => vehicle.type === service && possible.includes(vehicle.type));
};

const combosOf = (fleet: readonly Vehicle[], service: Service): Combo[] =>
  fleet
    .filter(vehicle => (SERVICES[service].traction as readonly string[]).includes(vehicle.type))
    .flatMap(traction => tows(traction, fleet, service).map(tow => ({ traction, tow })));

const suits = ({ traction, tow }: Combo, { isAbroad, isAdr }: Demand) =>
  (!isAbroad || (traction.flags.isInternational && tow?.flags.isInternational !== false)) &&
  (!isAdr || (traction.flags.isAdr && tow?.flags.isAdr !== false));

/** The first day on which nothing has been given to either. */
export const freeFrom = ({ traction, tow }: Combo): string =>
  tow && tow.freeFrom > traction.freeFrom ? tow.freeFrom : traction.freeFrom;

const isFree = (combo: Combo, from: string): boolean => freeFrom(combo) <= from;

const firstFree = (combos: readonly Combo[], from: string, start: number) => {
  for (let i = 0; i < combos.length; i += 1) {
    const combo = combos[(start + i) % combos.length];
    if (combo && isFree(combo, from)) return combo;
  }
  return null;
};

type Fitting = { combos: readonly Combo[]; carriers: readonly number[] };

const fittingOf = (fleets: readonly Vehicle[][], demand: Demand): Fitting => {
  const combos = fleets.flatMap(fleet => combosOf(fleet, demand.service)).filter(combo => suits(combo, demand));
  return { combos, carriers: [...new Set(combos.map(combo => combo.traction.carrier.id))] };
};

export const createCombos = (vehicles: readonly Vehicle[]): Combos => {
  const fleets = fleetsOf(vehicles);
  const known = new Map<string, Fitting>();
  const fitting = (demand: Demand): Fitting => {
    const key = `${demand.service} ${demand.isAbroad} ${demand.isAdr}`;
    const found = known.get(key) ?? fittingOf(fleets, demand);
    known.set(key, found);
    return found;
  };
  return {
    carriers: demand => fitting(demand).carriers,
    free: (demand, from, random, carrierId = null) => {
      const fit = fitting(demand).combos;
      if (fit.length === 0) return null;
      if (carrierId) {
        const own = fit.filter(combo => combo.traction.carrier.id === carrierId && isFree(combo, from));
        if (own.length > 0) return random.pick(own);
      }
      for (let tried = 0; tried < TRIES; tried += 1) {
        const combo = random.pick(fit);
        if (isFree(combo, from)) return combo;
      }
      return firstFree(fit, from, random.int(0, fit.length - 1));
    },
  };
};
