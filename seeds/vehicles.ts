import { addDays } from '#domain/dates';
import { REQUIREMENTS, type Requirement } from '#domain/loads/requirements';
import { canTow, TRACTION_TYPES, type VehicleType } from '#domain/vehicles';
import type { Calendar } from './calendar.ts';
import type { Carrier } from './carriers.ts';
import { fleetOf } from './fleets.ts';
import { plate } from './identifiers.ts';
import type { Random } from './random.ts';
import { kept, type Row } from './rows.ts';

/** What later rows need to know of a vehicle. */
export type Vehicle = {
  id: number;
  carrier: Carrier;
  type: VehicleType;
  hasTraction: boolean;
  number: string;
  flags: Record<Requirement, boolean>;
  /** Who steps its loads forward, when its driver has an account. */
  driverId: number | null;
  /** The first day on which nothing has been given to it yet. */
  freeFrom: string;
  row: Row;
};

type Range = readonly [number, number];
type Sizes = { long: Range; width: number; height: Range; tonnage: Range };

/** Useful inner sizes in metres and payloads in tonnes; of a tractor head, its own and what it may pull. */
const SIZES: Record<VehicleType, Sizes> = {
  tractor_head: { long: [5.9, 6.2], width: 2.5, height: [3.7, 3.9], tonnage: [25, 26] },
  rigid: { long: [7, 9], width: 2.45, height: [2.5, 2.6], tonnage: [6, 12] },
  van: { long: [3, 4.3], width: 1.7, height: [1.9, 2], tonnage: [1, 1.3] },
  tauliner: { long: [13.6, 13.6], width: 2.45, height: [2.7, 2.75], tonnage: [24, 24.5] },
  gondola: { long: [9, 13], width: 2.55, height: [3, 3.2], tonnage: [24, 28] },
  mega: { long: [13.6, 13.6], width: 2.48, height: [3, 3], tonnage: [24, 24] },
  frigo: { long: [13.3, 13.4], width: 2.46, height: [2.6, 2.65], tonnage: [22, 24] },
  trailer: { long: [7.7, 7.7], width: 2.45, height: [2.7, 2.7], tonnage: [10, 12] },
};

const SPECS: Partial<Record<VehicleType, readonly string[]>> = {
  rigid: ['Trampilla elevadora 1.500 kg', 'Caja cerrada', 'Lona corredera'],
  van: ['Portón trasero', 'Separador de carga'],
  tauliner: ['Techo corredero', 'Código XL', 'Cinchas y cantoneras'],
  frigo: ['Certificado ATP FRC', 'Doble temperatura', 'Registrador de temperatura'],
  gondola: ['Rampas hidráulicas', 'Eje direccional'],
};
const PREFERENCES = ['Levante y Cataluña', 'Madrid y centro', 'Solo península', 'Francia y Benelux', null, null, null];

const flagsOf = (type: VehicleType, isAdr: boolean, staysHome: boolean): Record<Requirement, boolean> => {
  const isLight = type === 'van' || type === 'rigid' || type === 'trailer';
  return {
    isLocal: isLight,
    isNational: true,
    isInternational: !isLight && !staysHome,
    isFrigo: type === 'frigo',
    isLona: type === 'tauliner' || type === 'mega',
    isAdr,
  };
};

const buildVehicle = (id: number, type: VehicleType, carrier: Carrier, calendar: Calendar, random: Random): Vehicle => {
  const hasTraction = (TRACTION_TYPES as readonly VehicleType[]).includes(type);
  const { long, width, height, tonnage } = SIZES[type];
  // Carriers that drive abroad do so with all of their fleet; so do those that may carry dangerous goods.
  const isAdr = carrier.id % 4 === 1 && type !== 'van' && type !== 'frigo';
  const flags = flagsOf(type, isAdr, carrier.id % 5 === 4);
  const number = plate(id, hasTraction);
  const createdAt = calendar.at(calendar.workday(addDays(calendar.today, -385), 1), 600 + (id % 240));
  const row = {
    ...kept(id, createdAt),
    number,
    carrierId: carrier.id,
    hasTraction,
    type,
    tonnage: random.decimal(...tonnage, 1),
    long: random.decimal(...long, 1),
    width,
    height: random.decimal(...height, 2),
    ...flags,
    otherSpecs: isAdr ? 'Equipo ADR completo' : null,
    withTow:
      canTow(type) &&
      fleetOf(carrier.id - 1).some(each => each !== type && !(TRACTION_TYPES as readonly string[]).includes(each)),
    preferences: hasTraction ? random.pick(PREFERENCES) : null,
    specs: random.chance(0.6) ? random.pick(SPECS[type] ?? [null]) : null,
    year: Number(calendar.today.slice(0, 4)) - random.int(0, 12),
  };
  return { id, carrier, type, hasTraction, number, flags, driverId: null, freeFrom: '', row };
};

/** All the vehicles of a carrier; the carrier gets the flags that they offer together. */
export const buildVehicles = (
  carrier: Carrier,
  nextId: () => number,
  calendar: Calendar,
  random: Random,
): Vehicle[] => {
  const fleet = fleetOf(carrier.id - 1).map(type => buildVehicle(nextId(), type, carrier, calendar, random));
  for (const flag of REQUIREMENTS) carrier.row[flag] = fleet.some(vehicle => vehicle.flags[flag]);
  return fleet;
};
