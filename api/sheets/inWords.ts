import { formatAddress } from '#domain/geography/address';
import { formatDay } from '#domain/dates';
import type { Opening, Place } from '#domain/geography/places';
import { requiredFlags } from '#domain/loads/requirements';
import type { NeededVehicle } from '#domain/routes';
import type { Stop } from '#domain/loads/stops';
import { translate } from '../../i18n/translate.ts';

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

const neededText = ({ traction, tow, requirements }: NeededVehicle): string => {
  const types = [...(traction ?? []), ...(tow ?? [])].map(type => translate(`resources.vehicles.choices.type.${type}`));
  const flags = requiredFlags(requirements).map(flag => translate(`resources.vehicles.fields.${flag}`));
  return joined([types.join(', '), flags.join(', '), requirements?.otherSpecs], ' · ');
};

const TEXTS: Readonly<Record<string, (value: never) => string>> = {
  address: placeText,
  origin: placeText,
  destination: placeText,
  timeWindow: openingsText,
  intermediateStops: stopsText,
  neededVehicle: neededText,
};

/** A composite field as people write it in one cell; any other value unchanged. */
export const inWords = (field: string, value: unknown): unknown =>
  value && TEXTS[field] ? TEXTS[field](value as never) : value;
