import { formatDay } from './dates.ts';
import { formatAddress } from './geography/address.ts';
import type { Opening, Place } from './geography/places.ts';
import type { Tax } from './invoices/tax.ts';
import { requiredFlags } from './loads/requirements.ts';
import type { Stop } from './loads/stops.ts';
import type { NeededVehicle } from './routes.ts';

type Translate = (key: string) => string;

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

const placeText = (place: Partial<Place>): string => joined([place.name, formatAddress(place, 'full')], ', ');

/** `08:00-14:00, 16:00-19:00`, the form an import reads. */
const openingsText = (openings: readonly Opening[]): string =>
  openings.map(({ openTime, closeTime }) => `${openTime}-${closeTime}`).join(', ');

const stopsText = (stops: readonly Stop[]): string =>
  stops
    .map(({ deliveryDate, destination }) => joined([formatDay(deliveryDate), placeText(destination ?? {})], ' '))
    .join('; ');

const neededText = ({ traction, tow, requirements }: NeededVehicle, translate: Translate): string => {
  const types = [...(traction ?? []), ...(tow ?? [])].map(type => translate(`resources.vehicles.choices.type.${type}`));
  const flags = requiredFlags(requirements).map(flag => translate(`resources.vehicles.fields.${flag}`));
  return joined([types.join(', '), flags.join(', '), requirements?.otherSpecs], ' · ');
};

const taxText = (tax: Tax): string =>
  joined(
    Object.entries(tax).map(([name, percent]) => `${name} ${percent} %`),
    ', ',
  ) || '0 %';

const TEXTS: Readonly<Record<string, (value: never, translate: Translate) => string>> = {
  address: placeText,
  origin: placeText,
  destination: placeText,
  timeWindow: openingsText,
  intermediateStops: stopsText,
  neededVehicle: neededText,
  tax: taxText,
};

/** A composite field as people write it in one line; null for any other field. */
export const inWords = (field: string, value: unknown, translate: Translate): string | null =>
  value && TEXTS[field] ? TEXTS[field](value as never, translate) : null;
