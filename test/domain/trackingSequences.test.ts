import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAD_STATUSES, type LoadStatus } from '#domain/loads';
import { lastStep, loadSteps, nextStep, stepBack, stepForward, stepKey } from '#domain/loads/tracking';

type Stop = { id?: number; statusTimestamps: { 'at-destination': string | null; delivered: string | null } | null };
type Load = { status: LoadStatus; intermediateStops: Stop[] | null };

const AT = '2026-11-20T10:00:00.000Z';

/** An assigned load with so many stops, with ids or, as old rows have them, without; none at all may be null. */
const assigned: fc.Arbitrary<Load> = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.boolean(), fc.boolean())
  .map(([stops, hasIds, isBlank]) => ({
    status: 'assigned',
    intermediateStops:
      stops === 0 && isBlank
        ? null
        : Array.from({ length: stops }, (_, n) => ({
            ...(hasIds && { id: 10 + n }),
            statusTimestamps: isBlank ? null : { 'at-destination': null, delivered: null },
          })),
  }));

const moves = fc.array(fc.constantFrom('forward' as const, 'back' as const), { maxLength: 40 });

/** The load after its next step; as it is when there is none. */
const forward = (load: Load): Load => {
  const step = nextStep(load);
  return step ? ({ ...load, ...stepForward(load, step, AT) } as Load) : load;
};

const back = (load: Load): Load => {
  const step = lastStep(load);
  return step ? ({ ...load, ...stepBack(load, step) } as Load) : load;
};

const after = (load: Load, path: readonly ('forward' | 'back')[]): Load =>
  path.reduce((now, move) => (move === 'forward' ? forward(now) : back(now)), load);

/** How many steps are behind an assigned load, counted by hand: no more than there are, no fewer than none. */
const countOf = (load: Load, path: readonly ('forward' | 'back')[]): number => {
  const last = 4 + 2 * (load.intermediateStops?.length ?? 0);
  return path.reduce((n, move) => (move === 'forward' ? Math.min(n + 1, last) : Math.max(n - 1, 0)), 0);
};

/** Which status that many steps come to: two of its own, the stops at `loaded`, and the last two (Design 5). */
const statusAt = (count: number, stops: number): LoadStatus =>
  LOAD_STATUSES[count <= 2 ? count + 1 : count <= 2 + 2 * stops ? 3 : count + 1 - 2 * stops] ?? 'delivered';

const stampsOf = (load: Load): boolean[] =>
  (load.intermediateStops ?? []).flatMap(({ statusTimestamps: at }) => [!!at?.['at-destination'], !!at?.delivered]);

/** Without what only says that nothing was done: null and not there are alike. */
const told = (load: Load) => ({ status: load.status, stamps: stampsOf(load) });

const walks = (check: (load: Load, path: ('forward' | 'back')[], now: Load) => void) =>
  fc.assert(
    fc.property(assigned, moves, (load, path) => check(load, path, after(load, path))),
    { numRuns: 1000 },
  );

describe('after any steps forward and back', () => {
  test('what is done comes first, then the one step where it is, then what is to come', () => {
    walks((_load, _path, now) => {
      const states = loadSteps(now).map(step => step.state);
      const at = states.indexOf('current');
      expect(states).toEqual(states.map((_, n) => (n < at ? 'done' : n === at ? 'current' : 'pending')));
    });
  });

  test('status and stops say how many steps were done', () => {
    walks((load, path, now) => {
      const [count, stops] = [countOf(load, path), load.intermediateStops?.length ?? 0];
      expect(now.status).toBe(statusAt(count, stops));
      const served = Math.max(0, Math.min(count - 2, 2 * stops));
      expect(stampsOf(now)).toEqual(Array.from({ length: 2 * stops }, (_, n) => n < served));
    });
  });

  test('a step and its undoing leave things as they were, and so does an undoing done again', () => {
    walks((_load, _path, now) => {
      if (nextStep(now)) expect(told(back(forward(now)))).toEqual(told(now));
      if (lastStep(now)) expect(told(forward(back(now)))).toEqual(told(now));
    });
  });

  test('the step taken back is the one that was done last', () => {
    walks((_load, _path, now) => {
      const next = nextStep(now);
      if (next) expect(stepKey(lastStep(forward(now)) ?? next)).toBe(stepKey(next));
    });
  });

  test('delivered has no next step, and nothing but delivered has none', () => {
    walks((_load, _path, now) => {
      expect(nextStep(now) === null).toBe(now.status === 'delivered');
      expect(lastStep(now) === null).toBe(now.status === 'assigned');
    });
  });

  test('each step has a name of its own, and stops stay as they are but for their times', () => {
    walks((load, _path, now) => {
      const keys = loadSteps(now).map(stepKey);
      expect(new Set(keys).size).toBe(keys.length);
      const places = (of: Load) => of.intermediateStops?.map(({ statusTimestamps: _at, ...stop }) => stop) ?? null;
      expect(places(now)).toEqual(places(load));
    });
  });
});

test('a load that no confirmed route carries has no step at all', () => {
  fc.assert(
    fc.property(assigned, load => {
      const loose = { ...load, status: 'not-assigned' as const };
      expect([nextStep(loose), lastStep(loose)]).toEqual([null, null]);
    }),
  );
});
