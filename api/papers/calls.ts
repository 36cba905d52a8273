import type { Opening, Place } from '#domain/geography/places';
import { translate } from '../../i18n/translate.ts';
import type { PaperLoad } from './readCarriage.ts';

/** A place where a vehicle calls for a load. */
export type Call = {
  kind: string;
  /** Who hands over or receives the goods, in legal terms; empty for stops. */
  party: string;
  day: string | null | undefined;
  place: Place | null | undefined;
  /** The id of the client's location, if taken from one. */
  id: number | null | undefined;
  isPickup: boolean;
  /** The index of the stop; null for origin and destination. */
  stop: number | null;
};

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.call.${key}`, args);

/** A load's calls: origin, stops and destination. */
export const callsOf = ({ origin, destination, pickupDate, deliveryDate, intermediateStops }: PaperLoad): Call[] => [
  {
    kind: say('pickup'),
    party: say('consignor'),
    day: pickupDate,
    place: origin,
    id: origin?.id,
    isPickup: true,
    stop: null,
  },
  ...(intermediateStops ?? []).map((stop, index) => ({
    kind: say('stop', { number: index + 1 }),
    party: '',
    day: stop.deliveryDate,
    place: stop.destination ?? { city: stop.city },
    id: stop.destinationId ?? stop.destination?.id,
    isPickup: false,
    stop: index,
  })),
  {
    kind: say('delivery'),
    party: say('consignee'),
    day: deliveryDate,
    place: destination,
    id: destination?.id,
    isPickup: false,
    stop: null,
  },
];

/** `08:00–13:30, 15:00–18:00`; empty if unknown. */
export const openingText = (openings: Map<number, Opening[]>, id: number | null | undefined): string =>
  (openings.get(id ?? 0) ?? []).map(({ openTime, closeTime }) => `${openTime}–${closeTime}`).join(', ');
