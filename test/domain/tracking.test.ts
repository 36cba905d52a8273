import { describe, expect, test } from 'vitest';
import { isLate } from '#domain/moments';
import {
  lastStep,
  loadSteps,
  nextStep,
  stepBack,
  stepForward,
  stepKey,
  undoDetail,
  wayToStatus,
} from '#domain/loads/tracking';
import type { LoadStatus } from '#domain/loads';

const stop = (atDestination: string | null = null, delivered: string | null = null) => ({
  statusTimestamps: { 'at-destination': atDestination, delivered },
});
const NO_STOPS = ['not-assigned', 'assigned', 'at-origin', 'loaded', 'at-destination', 'delivered'] as const;

describe('a status is asked for', () => {
  test.each(NO_STOPS.map((status, index) => [status, index] as const))('from %s by a step from it', (status, index) => {
    const ways = NO_STOPS.map(wanted => wayToStatus({ status }, wanted));
    const wanted = NO_STOPS.map((_, other) => {
      if (index === 0 || other === 0) return null;
      if (other === index + 1) return 'forward';
      return other === index - 1 ? 'back' : null;
    });
    expect(ways).toEqual(wanted);
    for (const nothing of [null, undefined, 'perdido', 5, {}]) expect(wayToStatus({ status }, nothing)).toBeNull();
  });

  test('but by no step of a stop, which leaves it as it is', () => {
    const ways = (...stops: ReturnType<typeof stop>[]) => {
      const load = { status: 'loaded' as const, intermediateStops: stops };
      return [wayToStatus(load, 'at-destination'), wayToStatus(load, 'at-origin')];
    };
    expect(ways(stop())).toEqual([null, 'back']);
    expect(ways(stop('2026-11-20T11:00:00.000Z'))).toEqual([null, null]);
    expect(ways(stop('2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z'))).toEqual(['forward', null]);
    expect(wayToStatus({ status: 'at-destination', intermediateStops: [stop('x', 'x')] }, 'loaded')).toBe('back');
  });
});

describe('the steps of a load', () => {
  test('without stops are its six statuses, in order', () => {
    expect(loadSteps({ status: 'not-assigned' }).map(step => step.key)).toEqual([...NO_STOPS]);
  });

  test('have each stop’s two steps between loaded and its own last two', () => {
    const keys = loadSteps({ status: 'loaded', intermediateStops: [stop(), stop()] }).map(step => step.key);
    expect(keys).toEqual([
      'not-assigned',
      'assigned',
      'at-origin',
      'loaded',
      '0:at-destination',
      '0:delivered',
      '1:at-destination',
      '1:delivered',
      'at-destination',
      'delivered',
    ]);
  });

  test('are named by the stop’s own id, which another put before it does not change', () => {
    const second = { ...stop(), id: 7 };
    const key = (stops: object[]) =>
      loadSteps({ status: 'loaded', intermediateStops: stops }).find(step => step.stop === stops.indexOf(second))?.key;
    expect(key([second])).toBe('s7:at-destination');
    expect(key([{ ...stop(), id: 9 }, second])).toBe('s7:at-destination');
  });

  test.each(NO_STOPS.map((status, index) => [status, index] as const))(
    'at %s, what came before is done',
    (status, index) => {
      const states = loadSteps({ status }).map(step => step.state);
      expect(states.slice(0, index).every(state => state === 'done')).toBe(true);
      expect(states[index]).toBe('current');
      expect(states.slice(index + 1).every(state => state === 'pending')).toBe(true);
    },
  );

  test('tell when and by whom each was reached, and forget what was taken back', () => {
    const by = { side: 'carrier', name: '1234BCD' } as const;
    const tracking = [
      { detail: 'at-origin', stop: null, timestamp: '2026-11-20T08:00:00.000Z', userId: 1, by },
      { detail: 'loaded', stop: null, timestamp: '2026-11-20T09:00:00.000Z', userId: 2 },
      { detail: undoDetail('loaded'), stop: null, timestamp: '2026-11-20T09:05:00.000Z', userId: 3 },
    ];
    const steps = loadSteps({ status: 'at-origin', tracking });
    expect(steps.find(step => step.key === 'at-origin')).toMatchObject({ at: '2026-11-20T08:00:00.000Z', by });
    expect(steps.find(step => step.key === 'loaded')?.at).toBeNull();
  });
});

const AT = '2026-11-20T10:00:00.000Z';

test.each([
  ['at once', '2026-11-20T10:00:01.000Z', false],
  ['within the minute', '2026-11-20T10:01:00.000Z', false],
  ['when there was coverage again', '2026-11-20T11:40:00.000Z', true],
  ['at no known time', null, false],
])('a step done at ten that came in %s', (_when, receivedAt, late) => {
  const event = { detail: 'at-origin', stop: null, timestamp: AT, receivedAt, userId: 1 };
  const step = loadSteps({ status: 'at-origin', tracking: [event] }).find(each => each.key === 'at-origin');
  expect(step).toMatchObject({ at: AT, receivedAt });
  expect(isLate(step?.at, step?.receivedAt)).toBe(late);
});

describe('stepping forward', () => {
  test('goes through every step once and ends at delivered, with two stops', () => {
    let load = { status: 'assigned' as LoadStatus, intermediateStops: [stop(), stop()] };
    const walked: string[] = [];
    for (let step = nextStep(load); step; step = nextStep(load)) {
      walked.push(stepKey(step));
      load = { ...load, ...stepForward(load, step, AT) } as typeof load;
    }
    expect(walked).toEqual([
      'at-origin',
      'loaded',
      '0:at-destination',
      '0:delivered',
      '1:at-destination',
      '1:delivered',
      'at-destination',
      'delivered',
    ]);
    expect(load.status).toBe('delivered');
    expect(load.intermediateStops.every(each => each.statusTimestamps.delivered === AT)).toBe(true);
  });

  test('notes the day in Spain of the delivery, not of a stop’s nor of another step', () => {
    const late = '2026-11-30T23:30:00.000Z';
    const load = { status: 'at-destination' as const };
    expect(stepForward(load, { status: 'delivered', stop: null }, late).deliveredDate).toBe('2026-12-01');
    expect(stepBack({ status: 'delivered' }, { status: 'delivered', stop: null }).deliveredDate).toBeNull();
    const served = { status: 'loaded' as const, intermediateStops: [stop(AT)] };
    expect(stepForward(served, { status: 'delivered', stop: 0 }, late).deliveredDate).toBeUndefined();
    expect(
      stepForward({ status: 'loaded' }, { status: 'at-destination', stop: null }, late).deliveredDate,
    ).toBeUndefined();
  });

  test('keeps the status loaded while stops are served', () => {
    const load = { status: 'loaded' as const, intermediateStops: [stop()] };
    expect(stepForward(load, { status: 'at-destination', stop: 0 }, AT).status).toBe('loaded');
  });

  test.each([
    ['not-assigned', null],
    ['delivered', null],
    ['assigned', 'at-origin'],
    ['at-origin', 'loaded'],
    ['loaded', 'at-destination'],
    ['at-destination', 'delivered'],
  ] as const)('from %s leads to %s', (status, next) => {
    expect(nextStep({ status })?.status ?? null).toBe(next);
  });
});

describe('stepping back', () => {
  test('undoes each step of a walk, to assigned and no further', () => {
    let load = { status: 'delivered' as LoadStatus, intermediateStops: [stop(AT, AT)] };
    const undone: string[] = [];
    for (let step = lastStep(load); step; step = lastStep(load)) {
      undone.push(stepKey(step));
      load = { ...load, ...stepBack(load, step) } as typeof load;
    }
    expect(undone).toEqual(['delivered', 'at-destination', '0:delivered', '0:at-destination', 'loaded', 'at-origin']);
    expect(load.status).toBe('assigned');
    expect(load.intermediateStops[0]?.statusTimestamps).toEqual({ 'at-destination': null, delivered: null });
  });
});
