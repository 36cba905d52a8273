import type { z } from 'zod';
import { list, number, object, plainText, type Zod } from './fields.ts';

/** Degrees as text, as far as there are any: 90 to a pole, 180 half around. */
const coordinate = (z: Zod, most: number) =>
  z
    .string()
    .max(50)
    .regex(/^-?\d{1,3}(\.\d+)?$/, { error: 'coordinate' })
    .refine(degrees => Math.abs(Number(degrees)) <= most, { params: { key: 'coordinate' } })
    .nullish();

const part = (z: Zod, max: number) => plainText(max)(z).nullish();

/** An address as Spec 3 has it; every part may be missing. */
const addressShape = (z: Zod) => ({
  street: part(z, 250),
  houseNumber: part(z, 250),
  other: part(z, 250),
  city: part(z, 100),
  county: part(z, 100),
  country: part(z, 100),
  postalCode: part(z, 50),
  latitude: coordinate(z, 90),
  longitude: coordinate(z, 180),
  geocoder: part(z, 50),
  countryCode: part(z, 2),
});

export const address = (z: Zod) => z.strictObject(addressShape(z));
export const addressField = () => object(address);

/** A place of a load: an address with a name, and the id of the client's location when it was taken from one. */
export const place = (z: Zod) =>
  z.strictObject({
    id: z.int().min(1).nullish(),
    name: part(z, 250),
    ...addressShape(z),
  });
export type Place = z.output<ReturnType<typeof place>>;

const clockTime = (z: Zod) => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' });

/** One opening: from openTime to closeTime, HH:mm. */
export const opening = (z: Zod) =>
  z
    .strictObject({ openTime: clockTime(z), closeTime: clockTime(z) })
    .refine(({ openTime, closeTime }) => openTime < closeTime, { error: 'timeOrder', path: ['closeTime'] });
export type Opening = z.output<ReturnType<typeof opening>>;

/** The first that is open at an hour which one above it has already; -1 without any. */
const firstRepeated = (openings: readonly Opening[]): number =>
  openings.findIndex(({ openTime, closeTime }, index) =>
    openings.slice(0, index).some(other => openTime < other.closeTime && other.openTime < closeTime),
  );

/** Several openings a day (Spec 3: pairs of openTime and closeTime), none of them within another. */
export const timeWindow = () => {
  const { spec, schema } = list(opening, 10);
  return {
    spec,
    schema: (z: Zod) =>
      schema(z).superRefine((openings, { addIssue }) => {
        const index = firstRepeated(openings ?? []);
        if (index >= 0) addIssue({ code: 'custom', path: [index, 'openTime'], params: { key: 'openingsOverlap' } });
      }),
  };
};

export const size = () => number({ positive: true, required: true });
