import { formatDay } from './dates.ts';
import { formatAddress } from './geography/address.ts';
import type { Opening, Place } from './geography/places.ts';
import { taxInWords } from './invoices/taxInWords.ts';
import { requiredFlags } from './loads/requirements.ts';
import type { Stop } from './loads/stops.ts';
import { formatMoment } from './moments.ts';
import type { NeededVehicle } from './routes.ts';

type Translate = (key: string, args?: Readonly<Record<string, string | number | null>>) => string;

const joined = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

const placeText = (place: Partial<Place>): string => joined([place.name, formatAddress(place, 'full')], ', ');

/** `08:00-14:00, 16:00-19:00`, the form an import reads. */
const openingsText = (openings: readonly Opening[]): string =>
  openings.map(({ openTime, closeTime }) => `${openTime}-${closeTime}`).join(', ');

const stopText = ({ deliveryDate, destination }: Stop): string =>
  joined([formatDay(deliveryDate), placeText(destination ?? {})], ' ');

const stopsText = (stops: readonly Stop[]): string => stops.map(stopText).join('; ');

const neededText = ({ traction, tow, requirements }: NeededVehicle, translate: Translate): string => {
  const types = [...(traction ?? []), ...(tow ?? [])].map(type => translate(`resources.vehicles.choices.type.${type}`));
  const flags = requiredFlags(requirements).map(flag => translate(`resources.vehicles.fields.${flag}`));
  return joined([types.join(', '), flags.join(', '), requirements?.otherSpecs], ' · ');
};

const withPoint = (place: Partial<Place>): string =>
  joined([placeText(place), formatAddress(place, 'coordinates')], ' · ');

const withSteps = (stops: readonly Stop[], translate: Translate): string =>
  stops
    .map(each => {
      const steps = Object.entries(each.statusTimestamps ?? {}).map(
        ([step, at]) => at && `${translate(`resources.loads.choices.status.${step}`)} ${formatMoment(at)}`,
      );
      return joined([stopText(each), formatAddress(each.destination, 'coordinates'), ...steps], ' · ');
    })
    .join('; ');

type Texts = Readonly<Record<string, (value: never, translate: Translate) => string>>;

const TEXTS: Texts = {
  address: placeText,
  origin: placeText,
  destination: placeText,
  timeWindow: openingsText,
  intermediateStops: stopsText,
  neededVehicle: neededText,
  tax: taxInWords,
};

/** With what else can change of it. */
const IN_FULL: Texts = {
  address: withPoint,
  origin: withPoint,
  destination: withPoint,
  intermediateStops: withSteps,
};

const said = (texts: Texts, field: string, value: unknown, translate: Translate): string | null =>
  value && texts[field] ? texts[field](value as never, translate) : null;

/** A composite field as people write it in one line; null for any other field. */
export const inWords = (field: string, value: unknown, translate: Translate): string | null =>
  said(TEXTS, field, value, translate);

/** The same before and after a change: in full where both would read alike. */
export const bothInWords = (
  field: string,
  before: unknown,
  after: unknown,
  translate: Translate,
): readonly [string | null, string | null] => {
  const both = (texts: Texts) => [said(texts, field, before, translate), said(texts, field, after, translate)] as const;
  const [was, is] = both(TEXTS);
  return was === is && IN_FULL[field] ? both(IN_FULL) : [was, is];
};
