import { type LoadStatus, LOAD_SIDES } from '#domain/loads';
import type { Calendar } from './calendar.ts';
import type { Order } from './orders.ts';
import type { Random } from './random.ts';
import { kept, type Row } from './rows.ts';
import type { Step, Trip } from './steps.ts';

const COMMENTS = [
  'Llamar media hora antes de llegar',
  'Descarga por muelle',
  'Llevar EPI completo',
  'Cita previa obligatoria',
  'Albarán firmado y sellado',
];

/** Some orders come back under the same reference, so that the look-up by client and reference finds the last one. */
const referenceOf = ({ to: { town } }: Order, id: number, random: Random) =>
  random.chance(0.2) ? `LINEA-${town.countryCode}${town.postalCode.slice(0, 2)}` : `PED-${`${id}`.padStart(6, '0')}`;

const OLD_TYPES = ['food', 'clothes', 'chemicals', 'ecommerce'] as const;

/** The stops as the load keeps them, with the times of the steps that were done at them. */
const stopRows = (order: Order, trip: Trip, done: readonly Step[], calendar: Calendar) => {
  const timeOf = (stop: number, detail: LoadStatus) => {
    const step = done.find(each => each.stop === stop && each.detail === detail);
    return step ? calendar.at(step.day, step.minutes) : null;
  };
  return order.stops.map(({ place }, stop) => ({
    id: stop + 1,
    destinationId: place.id ?? null,
    destination: place,
    city: place.city ?? null,
    deliveryDate: trip.end,
    statusTimestamps: { 'at-destination': timeOf(stop, 'at-destination'), delivered: timeOf(stop, 'delivered') },
  }));
};

export type LoadState = {
  status: LoadStatus;
  done: readonly Step[];
  routeId: number | null;
  position: number | null;
  routeRef: string | null;
  createdAt: string;
};

/** The pallets that stand on so many metres, as far as somebody counted them; what goes in bulk has none. */
const palletsOf = (loadType: string, length: number, id: number): number | null =>
  loadType === 'bulk' || id % 9 === 4 ? null : Math.max(1, Math.floor(length / 0.41));

/** The row of an order with what has been done of it so far. */
export const buildLoad = (
  id: number,
  order: Order,
  trip: Trip,
  state: LoadState,
  calendar: Calendar,
  random: Random,
): Row => {
  const last = state.done.at(-1);
  const stops = stopRows(order, trip, state.done, calendar);
  const isOld = trip.end < `${Number(calendar.today.slice(0, 4)) - 1}-12-31`;
  const { from, to } = order;
  return {
    ...kept(id, state.createdAt, last ? calendar.at(last.day, last.minutes) : state.createdAt),
    status: state.status,
    clientId: from.client.id,
    clientRef: random.chance(0.06) ? null : referenceOf(order, id, random),
    origin: from.place,
    destination: to.place,
    intermediateStops: stops.length > 0 ? stops : null,
    pickupDate: trip.start,
    deliveryDate: trip.end,
    deliveredDate: state.done.find(({ detail, stop }) => detail === 'delivered' && stop === null)?.day ?? null,
    invoiceDate: trip.end,
    weight: order.weight,
    length: order.length,
    width: order.width,
    height: order.height,
    price: order.price,
    loadType: isOld && random.chance(0.2) ? random.pick(OLD_TYPES) : from.client.trade.loadType,
    loadSide: random.weighted([
      [LOAD_SIDES[0], 6],
      [LOAD_SIDES[1], 3],
      [LOAD_SIDES[2], 1],
    ]),
    isPalleted: from.client.trade.loadType !== 'bulk',
    packages: palletsOf(from.client.trade.loadType, order.length, id),
    goodsNature: order.goodsNature,
    comments: random.chance(0.15) ? random.pick(COMMENTS) : null,
    cmrNumber: state.done.length >= 2 ? `${trip.start.slice(0, 4)}-${`${id}`.padStart(7, '0')}` : null,
    routeRef: state.routeRef,
    routeId: state.routeId,
    position: state.position,
    invoiceId: null,
  };
};

/** The events of a load, one for each step done, received a moment after it was made. */
export const buildEvents = (
  loadId: number,
  done: readonly Step[],
  userId: number,
  nextId: () => number,
  calendar: Calendar,
  random: Random,
): Row[] =>
  done.map(step => {
    const timestamp = calendar.at(step.day, step.minutes);
    const receivedAt = new Date(Date.parse(timestamp) + random.int(1, 9) * 100).toISOString();
    return { id: nextId(), loadId, detail: step.detail, stop: step.stop, timestamp, receivedAt, userId };
  });
