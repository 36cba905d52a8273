import type { LoadStatus } from '#domain/loads';
import type { Calendar } from './calendar.ts';
import type { Order } from './orders.ts';
import type { Random } from './random.ts';

/** One step of a load: which, at which intermediate stop (counted from 0, null for origin and destination), and when. */
export type Step = { detail: LoadStatus; stop: number | null; day: string; minutes: number };

/** What a lorry does: on which days, and how many kilometres lie between the loading and the unloading. */
export type Trip = { start: string; end: string; kilometres: number };

const OPENS = 7 * 60;
const CLOSES = 19.5 * 60;
const KILOMETRES_A_MINUTE = 65 / 60;

/** Minutes that each of so many calls takes, the way to the next one included, so that the last ends before closing. */
const slot = (calls: number, from: number, usual: number) => Math.min(usual, (CLOSES - from) / Math.max(1, calls));

/** The steps that each order of a trip goes through, in order, at hours when warehouses are open (Design 5). */
export const planSteps = (orders: readonly Order[], trip: Trip, random: Random): Step[][] => {
  const plan: Step[][] = orders.map(() => []);
  let cursor = OPENS + random.int(0, 75);
  const loading = slot(orders.length, cursor, trip.start === trip.end ? 48 : random.int(60, 95));
  plan.forEach(steps => {
    steps.push({ detail: 'at-origin', stop: null, day: trip.start, minutes: cursor });
    steps.push({
      detail: 'loaded',
      stop: null,
      day: trip.start,
      minutes: cursor + loading * random.decimal(0.6, 0.85, 2),
    });
    cursor += loading;
  });
  const isSameDay = trip.start === trip.end;
  cursor = isSameDay ? cursor + trip.kilometres / KILOMETRES_A_MINUTE : OPENS + random.int(30, 150);
  const calls = orders.reduce((sum, order) => sum + order.stops.length + 1, 0);
  const unloading = slot(calls, cursor, random.int(65, 100));
  plan.forEach((steps, index) => {
    const stops = orders[index]?.stops.map((_, stop) => stop) ?? [];
    for (const stop of [...stops, null]) {
      steps.push({ detail: 'at-destination', stop, day: trip.end, minutes: cursor });
      steps.push({
        detail: 'delivered',
        stop,
        day: trip.end,
        minutes: cursor + unloading * random.decimal(0.45, 0.8, 2),
      });
      cursor += unloading;
    }
  });
  return plan;
};

/** The status of a load after so many of its steps: at intermediate stops it stays loaded (Design 5). */
export const statusAfter = (steps: readonly Step[], done: number): LoadStatus => {
  const last = steps[done - 1];
  if (!last) return 'assigned';
  return last.stop === null ? last.detail : 'loaded';
};

const BETWEEN = 35;

/** Moves what was done on the latest working day back, so that the last of it happened a little while ago. */
export const settleSteps = (done: Step[], { latest }: Calendar, random: Random): void => {
  const recent = done.filter(step => step.day === latest.day);
  const ago = random.int(8, 50);
  recent.reverse().forEach((step, index) => {
    step.minutes = latest.minutes - ago - index * BETWEEN;
  });
};
