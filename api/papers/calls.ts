import type { Opening, Place } from '#domain/places';
import { translate } from '../../i18n/translate.ts';
import type { PaperLoad } from './readCarriage.ts';

/** A place that a vehicle calls at for a load. */
export type Call = {
  kind: string;
  /** Who gives or takes the goods there, as the law calls them; not said of stops. */
  party: string;
  day: string | null | undefined;
  place: Place | null | undefined;
  /** Of the client's location, when the place was taken from one. */
  id: number | null | undefined;
  isPickup: boolean;
  /** Which stop it is; null: the origin or the destination. */
  stop: number | null;
};

const say = (key: string, args?: Record<string, string | number>): string => translate(`papers.call.${key}`, args);

/** Where a load is taken, where it is left on the way, and where it ends. */
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

/** `08:00–13:30, 15:00–18:00`; nothing when it isn't known. */
export const openingText = (openings: Map<number, Opening[]>, id: number | null | undefined): string =>
  (openings.get(id ?? 0) ?? []).map(({ openTime, closeTime }) => `${openTime}–${closeTime}`).join(', ');
