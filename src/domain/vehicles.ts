import { entity } from './entity.ts';
import { flag, integer, oneOf, reference, text } from './fields.ts';
import { size } from './geography/places.ts';
import { isPlate, normalizePlate } from './identifiers/plate.ts';
import { type Requirement, requiredFlags, requirementFields } from './loads/requirements.ts';

export const TRACTION_TYPES = ['tractor_head', 'rigid', 'van'] as const;
export const TOWING_TYPES = ['tauliner', 'gondola', 'mega', 'frigo', 'trailer'] as const;
export const VEHICLE_TYPES = [...TRACTION_TYPES, ...TOWING_TYPES] as const;
export type TractionType = (typeof TRACTION_TYPES)[number];
export type TowingType = (typeof TOWING_TYPES)[number];
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** Traction and towing vehicles, with inner sizes in metres and payload in tonnes (Spec 3). */
export const vehicles = entity({
  name: 'vehicles',
  input: {
    number: text(100, { required: true, as: 'plate' }),
    carrierId: reference('carriers', { required: true }),
    hasTraction: flag(),
    type: oneOf(VEHICLE_TYPES, { required: true }),
    tonnage: size(),
    long: size(),
    width: size(),
    height: size(),
    ...requirementFields,
    otherSpecs: text(500),
    withTow: flag(),
    preferences: text(500),
    specs: text(500),
    year: integer(1950, 2100, { isName: true }),
  },
  derived: ['carrier', 'driver'],
});

/** The types to choose from: with hasTraction tractor head, rigid and van; without it only towing types (Spec 5). */
export const vehicleTypes = (hasTraction: boolean | null | undefined): readonly VehicleType[] =>
  hasTraction ? TRACTION_TYPES : TOWING_TYPES;

const TOWS: Record<TractionType, readonly TowingType[]> = {
  tractor_head: ['tauliner', 'gondola', 'mega', 'frigo'],
  rigid: ['trailer'],
  van: [],
};

const isTraction = (type: string): type is TractionType => (TRACTION_TYPES as readonly string[]).includes(type);

/** The types a traction vehicle may pull; "Sin remolque" (none) is always possible too (Spec 5). */
export const towingOptions = (traction: string | null | undefined): readonly TowingType[] =>
  traction && isTraction(traction) ? TOWS[traction] : [];

/** Whether a vehicle of that type can pull anything. */
export const canTow = (type: string | null | undefined): boolean => towingOptions(type).length > 0;

/** Whether it needs something to pull: a tractor head carries nothing itself. */
export const needsTow = (type: string | null | undefined): boolean => type === 'tractor_head';

/** Flags that only a vehicle carrying the goods can offer. */
const OF_THE_BODY: readonly Requirement[] = ['isLona', 'isFrigo'];

type Fit = { type?: string | null; hasTraction?: boolean | null } & Partial<Record<Requirement, boolean | null>>;
type Needed = {
  traction?: readonly string[] | null;
  tow?: readonly string[] | null;
  requirements?: Partial<Record<Requirement, boolean | null>> | null;
};

/**
 * Whether a vehicle fits a route's needs: one of the types asked for, with every flag. Lona and frigo are only asked of
 * the vehicle carrying the goods; if only traction types are asked for, nothing is towed.
 */
export const vehicleFits = (vehicle: Fit, needed: Needed | null | undefined): boolean => {
  const { traction, tow, requirements } = needed ?? {};
  const types = vehicle.hasTraction ? traction : tow;
  if (types?.length && !types.some(type => type === vehicle.type)) return false;
  if (!vehicle.hasTraction && traction?.length && !tow?.length) return false;
  return requiredFlags(requirements).every(
    flag => vehicle[flag] === true || (OF_THE_BODY.includes(flag) && needsTow(vehicle.type)),
  );
};

type Checked = {
  number?: string | null;
  hasTraction?: boolean | null;
  type?: string | null;
  isFrigo?: boolean | null;
  isLona?: boolean | null;
};

/** Whether a plate differs from the one that the vehicle has: what was given before there was a rule stays. */
const isNewPlate = (number: string, before: Pick<Checked, 'number'> | undefined): boolean =>
  normalizePlate(number) !== normalizePlate(before?.number ?? '');

/** Message keys by field: a readable plate; a type that goes with hasTraction; not both Frigo and Lona (Spec 4 and 5). */
export const vehicleErrors = (vehicle: Checked, before?: Pick<Checked, 'number'>) => {
  const errors: Record<string, string> = {};
  const { number } = vehicle;
  if (number && !isPlate(number) && isNewPlate(number, before)) errors.number = 'validation.characters';
  if (vehicle.type && !(vehicleTypes(vehicle.hasTraction) as readonly string[]).includes(vehicle.type))
    errors.type = 'validation.choice';
  if (vehicle.isFrigo && vehicle.isLona) {
    errors.isFrigo = 'validation.exclusiveFlags';
    errors.isLona = 'validation.exclusiveFlags';
  }
  return errors;
};
