import type { z } from 'zod';
import { list, number, object, plainText, rowId, type Zod } from '../fields.ts';

/** Degrees as text, from -`most` to `most`: 90 for latitudes, 180 for longitudes. */
const coordinate = (z: Zod, most: number) =>
  z
    .string()
    .max(50)
    .regex(/^-?\d{1,3}(\.\d+)?$/, { error: 'coordinate' })
    .refine(degrees => Math.abs(Number(degrees)) <= most, { params: { key: 'coordinate' } })
    .nullish();

const part = (z: Zod, max: number) => plainText(max)(z).nullish();

/** The parts of an address (Spec 3), all optional. */
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

/** The schema of an address, without other fields. */
export const address = (z: Zod) => z.strictObject(addressShape(z));

/** A field that holds an address, as JSON in one column. */
export const addressField = () => object(address);

/** A load's place: an address with a name, and the id of the client's location if taken from one. */
export const place = (z: Zod) =>
  z.strictObject({
    id: rowId(z).nullish(),
    name: part(z, 250),
    ...addressShape(z),
  });
export type Place = z.output<ReturnType<typeof place>>;

const clockTime = (z: Zod) => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' });

/** One opening: openTime to closeTime, HH:mm. */
export const opening = (z: Zod) =>
  z
    .strictObject({ openTime: clockTime(z), closeTime: clockTime(z) })
    .refine(({ openTime, closeTime }) => openTime < closeTime, { error: 'timeOrder', path: ['closeTime'] });
export type Opening = z.output<ReturnType<typeof opening>>;

/** The index of the first opening that overlaps an earlier one; -1 if none does. */
const firstRepeated = (openings: readonly Opening[]): number =>
  openings.findIndex(({ openTime, closeTime }, index) =>
    openings.slice(0, index).some(other => openTime < other.closeTime && other.openTime < closeTime),
  );

/** Up to ten openings a day (Spec 3: pairs of openTime and closeTime) that don't overlap. */
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

/** A required size in metres or weight in kg, above 0. */
export const size = () => number({ positive: true, required: true });
