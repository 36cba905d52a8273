import type { TowingType, TractionType, VehicleType } from '#domain/vehicles';

/** What a carrier owns: pulled ones right after the one that usually pulls them. */
const FLEETS: readonly (readonly VehicleType[])[] = [
  ['tractor_head', 'tauliner', 'tractor_head', 'frigo', 'rigid', 'trailer', 'van'],
  ['tractor_head', 'tauliner'],
  ['van'],
  ['tractor_head', 'frigo'],
  ['rigid', 'trailer'],
  ['tractor_head', 'tauliner', 'tractor_head', 'mega', 'gondola'],
  ['tractor_head', 'tauliner', 'van'],
  ['rigid'],
  ['tractor_head', 'tauliner', 'tractor_head', 'frigo'],
  ['tractor_head', 'mega', 'van'],
];

/** The fleet of the n-th carrier: three vehicles on average. */
export const fleetOf = (n: number): readonly VehicleType[] => FLEETS[n % FLEETS.length] ?? [];

/** One lorry, with a trailer or without, is what a freelancer drives. */
export const isFreelanceFleet = (n: number): boolean => fleetOf(n).length < 3;

/** What a route needs, named for what the goods stand in. */
export type Service = Exclude<TowingType, 'trailer'> | Exclude<TractionType, 'tractor_head'>;

/** Who can do it: the types of lorry and of what it pulls, and the special flag that it takes. */
export const SERVICES: Record<
  Service,
  { traction: TractionType[]; tow: TowingType[]; flag: 'isLona' | 'isFrigo' | null; kilometre: number; least: number }
> = {
  tauliner: { traction: ['tractor_head'], tow: ['tauliner', 'mega'], flag: 'isLona', kilometre: 128, least: 26_000 },
  mega: { traction: ['tractor_head'], tow: ['mega'], flag: 'isLona', kilometre: 134, least: 28_000 },
  frigo: { traction: ['tractor_head'], tow: ['frigo'], flag: 'isFrigo', kilometre: 148, least: 32_000 },
  gondola: { traction: ['tractor_head'], tow: ['gondola'], flag: null, kilometre: 195, least: 48_000 },
  rigid: { traction: ['rigid'], tow: [], flag: null, kilometre: 112, least: 18_000 },
  van: { traction: ['van'], tow: [], flag: null, kilometre: 78, least: 9_000 },
};

/** Inner room in metres and payload in tonnes of each service, as the market has it. */
export const ROOM: Record<Service, { long: number; width: number; height: number; tonnes: number }> = {
  tauliner: { long: 13.6, width: 2.45, height: 2.7, tonnes: 24 },
  mega: { long: 13.6, width: 2.48, height: 3, tonnes: 24 },
  frigo: { long: 13.3, width: 2.46, height: 2.6, tonnes: 22 },
  gondola: { long: 9, width: 2.55, height: 3, tonnes: 24 },
  rigid: { long: 7, width: 2.45, height: 2.5, tonnes: 6 },
  van: { long: 3, width: 1.7, height: 1.9, tonnes: 1 },
};
