import type { LoadStatus } from '#domain/loads';
import { ROOM, SERVICES } from './fleets.ts';
import type { Lane, Lanes } from './lanes.ts';
import type { Location, Site } from './locations.ts';
import type { Random } from './random.ts';

/** A load before it has an id, a status or a route: what goes, from where to where, and for how much. */
export type Order = {
  from: Location;
  to: Site;
  stops: Site[];
  length: number;
  width: number;
  height: number;
  weight: number;
  /** Cents that the client pays. */
  price: number;
  goodsNature: string;
};

export type Progress = { status: LoadStatus; stopsDone: number };

/** Shares of a lorry that add up to one; none is tiny. */
const shares = (count: number, random: Random): number[] => {
  const parts = Array.from({ length: count }, () => 1 + random.next());
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map(part => part / sum);
};

const to5Euros = (cents: number) => Math.max(500, Math.round(cents / 500) * 500);
const stepDown = (value: number, step: number) => Math.max(step, Math.floor(value / step) * step);

const room = (share: number, service: Lane['service'], random: Random) => {
  const { long, width, height, tonnes } = ROOM[service];
  const fill = share > 0.99 && random.chance(0.6) ? 1 : random.decimal(0.7, 0.98, 2);
  return {
    length: Number(stepDown(long * share * fill, 0.1).toFixed(1)),
    width: Number((width - 0.05).toFixed(2)),
    height: random.decimal(height * 0.55, height - 0.05, 2),
    weight: stepDown(tonnes * 1_000 * share * random.decimal(0.45, 0.97, 2), 10),
  };
};

/** Per kilometre or by the least that a lorry leaves for; what doesn't fill it pays a fifth more for its share. */
const priceOf = (lane: Lane, share: number, stops: number, random: Random) => {
  const { kilometre, least } = SERVICES[lane.service];
  const whole = Math.max(least, lane.kilometres * kilometre * random.decimal(0.94, 1.1, 3));
  const supplement = (lane.isAdr ? 1.15 : 1) * (lane.isAbroad ? 0.94 : 1) * (share < 0.99 ? 1.2 : 1);
  return to5Euros(whole * share * supplement + stops * 6_000);
};

const TRIES = 10;

/** Places near the destination where part of the goods stays, each once. */
const drawStops = (lane: Lane, count: number, lanes: Lanes, random: Random): Site[] => {
  const stops = new Set<Site>();
  for (let tried = 0; tried < TRIES && stops.size < count; tried += 1) {
    const { to } = lanes.companion(lane, random);
    if (to !== lane.to) stops.add(to);
  }
  return [...stops];
};

const stopCount = (lane: Lane, count: number, random: Random) =>
  count > 2 || lane.isLocal || !random.chance(0.14) ? 0 : random.int(1, 2);

/** The orders that share one lorry on a lane; they fit into it together. The first has at least so many stops. */
export const buildOrders = (lane: Lane, count: number, lanes: Lanes, random: Random, leastStops = 0): Order[] =>
  shares(count, random).map((share, index) => {
    const { from, to } = index === 0 ? lane : lanes.companion(lane, random);
    const wanted = Math.max(stopCount(lane, count, random), index === 0 ? leastStops : 0);
    const stops = drawStops(lane, wanted, lanes, random).filter(site => site !== to);
    return {
      from,
      to,
      stops,
      ...room(share, lane.service, random),
      price: priceOf(lane, share, stops.length, random),
      goodsNature: random.pick(from.client.trade.goods),
    };
  });
