import { needsTow } from '../vehicles.ts';

/** The size of one load, in metres and kg. */
export type Size = { weight?: number | null; length?: number | null; width?: number | null; height?: number | null };
export type Totals = { loads: number; weight: number; length: number; width: number; height: number };

/** Rounded to the gram and the millimetre, so that 0.1 + 0.2 is 0.3. */
const tidy = (sum: number): number => Math.round(sum * 1000) / 1000;

/** The sums of all sizes (metres) and weights (kg), field by field (Spec 9, "route total size"). */
export const totalsOf = (loads: readonly Size[]): Totals => {
  const sum = (field: keyof Size) => tidy(loads.reduce((total, load) => total + (load[field] ?? 0), 0));
  return {
    loads: loads.length,
    weight: sum('weight'),
    length: sum('length'),
    width: sum('width'),
    height: sum('height'),
  };
};

type Carrying = { type?: string | null; tonnage?: number | null; long?: number | null };
export type Capacity = { weight: number; length: number };

/**
 * What the vehicles hold, in kg and metres of floor; null while none that carries goods is chosen (a tractor head
 * carries none).
 */
export const capacityOf = (vehicles: readonly Carrying[]): Capacity | null => {
  const carrying = vehicles.filter(vehicle => !needsTow(vehicle.type));
  if (!carrying.length) return null;
  const sum = (field: 'tonnage' | 'long') => carrying.reduce((total, each) => total + (each[field] ?? 0), 0);
  return { weight: tidy(sum('tonnage') * 1000), length: tidy(sum('long')) };
};

/** By how much the loads exceed the vehicles, in kg and metres; the form warns, but saves (Design 6). */
export const excessOf = (totals: Capacity, capacity: Capacity | null): Partial<Capacity> => {
  if (!capacity) return {};
  const over = { weight: tidy(totals.weight - capacity.weight), length: tidy(totals.length - capacity.length) };
  return { ...(over.weight > 0 && { weight: over.weight }), ...(over.length > 0 && { length: over.length }) };
};

/** How full the vehicles are, in whole percent. Rounded away from 100: 100.4 gives 101, 99.6 gives 99. */
export const fullness = (load: number, limit: number): number => {
  const percent = limit > 0 ? (100 * load) / limit : 0;
  return percent > 100 ? Math.ceil(percent) : Math.floor(percent);
};
