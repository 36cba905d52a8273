import { z } from 'zod';
import { list, number, object, plainText } from './fields.ts';

const coordinate = z
  .string()
  .max(50)
  .regex(/^-?\d{1,3}(\.\d+)?$/, { error: 'coordinate' })
  .nullish();

const part = (max: number) => plainText(max).nullish();

/** An address as Spec 3 has it; every part may be missing. */
const addressShape = {
  street: part(250),
  houseNumber: part(250),
  other: part(250),
  city: part(100),
  county: part(100),
  country: part(100),
  postalCode: part(50),
  latitude: coordinate,
  longitude: coordinate,
  geocoder: part(50),
  countryCode: part(2),
};

export const address = z.strictObject(addressShape);
export const addressField = () => object(address);

/** A place of a load: an address with a name, and the id of the client's location when it was taken from one. */
export const place = z.strictObject({
  id: z.int().min(1).nullish(),
  name: part(250),
  ...addressShape,
});
export type Place = z.output<typeof place>;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' });

/** One opening: from openTime to closeTime, HH:mm. */
export const opening = z
  .strictObject({ openTime: clockTime, closeTime: clockTime })
  .refine(({ openTime, closeTime }) => openTime < closeTime, { error: 'timeOrder', path: ['closeTime'] });
export type Opening = z.output<typeof opening>;

/** Several openings a day (Spec 3: pairs of openTime and closeTime). */
export const timeWindow = () => list(opening, 10);

export const size = () => number({ positive: true, required: true });
