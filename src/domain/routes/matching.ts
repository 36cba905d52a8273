import { REQUIREMENTS, type Requirement, requiredFlags } from '../loads/requirements.ts';
import type { NeededVehicle } from '../routes.ts';
import { VEHICLE_TYPES, type VehicleType } from '../vehicles.ts';

/** What a route can ask for and a carrier may lack: a flag or a type of vehicle. */
export const NEEDS = [...REQUIREMENTS, ...VEHICLE_TYPES] as const;
export type Need = Requirement | VehicleType;

type FleetVehicle = Partial<Record<Requirement, boolean | null>> & {
  type?: string | null;
  hasTraction?: boolean | null;
  disabled?: boolean | null;
};

/**
 * What the route asks for that none of the carrier's active vehicles offers (Design 6). In each entry any one need
 * suffices; different vehicles may cover different entries. Empty: it fits.
 */
export const lacksOf = (needed: NeededVehicle | null | undefined, fleet: readonly FleetVehicle[]): Need[][] => {
  const active = fleet.filter(vehicle => !vehicle.disabled);
  const flags = requiredFlags(needed?.requirements).filter(flag => !active.some(vehicle => vehicle[flag]));
  const missing = (types: readonly VehicleType[] | null | undefined, hasTraction: boolean): Need[][] => {
    if (!types?.length) return [];
    const offered = active.some(({ type, ...vehicle }) => !!vehicle.hasTraction === hasTraction && isIn(types, type));
    return offered ? [] : [[...types]];
  };
  return [...flags.map(flag => [flag]), ...missing(needed?.traction, true), ...missing(needed?.tow, false)];
};

/** Whether a route asks anything of its vehicles. */
export const asksForVehicle = (needed: NeededVehicle | null | undefined): boolean =>
  !!needed?.requirements?.otherSpecs || lacksOf(needed, []).length > 0;

/** As one text, the same however it is stored: forms write out unset flags and empty lists, in the order picked. */
const inOneWay = (needed: NeededVehicle | null | undefined): string => {
  const { traction, tow, requirements } = needed ?? {};
  const types = VEHICLE_TYPES.filter(type => isIn([...(traction ?? []), ...(tow ?? [])], type));
  return JSON.stringify([types, requiredFlags(requirements), requirements?.otherSpecs || null]);
};

/** Whether two routes ask the same of their vehicles. */
export const asksTheSame = (one: NeededVehicle | null, other: NeededVehicle | null): boolean =>
  inOneWay(one) === inOneWay(other);

const isIn = (types: readonly string[], type: string | null | undefined): boolean => types.includes(type ?? '');

/**
 * How many public routes ask for something the carrier lacks. A route that accepts either of two needs counts for both.
 */
export type Missing = { need: Need; routes: number };

/** What a carrier may know of the whole pool: what fits, and of the rest only counts by need. */
export type PoolOverview = {
  published: number;
  fitting: number;
  /** The office has switched the pool off for this carrier (`disablePublic`). */
  switchedOff: boolean;
  /** Whom to call, when it is switched off. */
  officePhone: string | null;
  /** Active vehicles of the carrier. */
  vehicles: number;
  missing: Missing[];
  /** Codes of the provinces where the fitting routes start and end. */
  origins: string[];
  destinations: string[];
};

/** Why a carrier's pool shows nothing. */
export const emptyReason = (
  pool: Pick<PoolOverview, 'switchedOff' | 'published' | 'vehicles'>,
): 'switchedOff' | 'nothingPublished' | 'noVehicles' | 'noMatch' => {
  if (pool.switchedOff) return 'switchedOff';
  if (!pool.published) return 'nothingPublished';
  return pool.vehicles ? 'noMatch' : 'noVehicles';
};
