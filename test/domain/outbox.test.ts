import { describe, expect, test } from 'vitest';
import type { LoadStatus } from '#domain/loads';
import { routeWithUnsent, type Unsent, withUnsent } from '#domain/outbox';
import { loadSteps } from '#domain/loads/tracking';
import { verdictOf } from '#domain/verdict';

const AT = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-20T09:30:00.000Z';
const load = (
  status: LoadStatus,
  more: { intermediateStops?: { id: number; statusTimestamps: null }[]; documentTypes?: string[] } = {},
) => ({ id: 7, status, tracking: [], ...more });
const step = (status: LoadStatus, at = AT, loadId = 7): Unsent => ({
  kind: 'step',
  loadId,
  step: { status, stop: null },
  at,
});
const stopStep = (status: LoadStatus, stopId: number): Unsent => ({
  kind: 'step',
  loadId: 7,
  step: { status, stop: 0, stopId },
  at: AT,
});

describe('a load as its driver left it', () => {
  test('has the steps that wait, in order and with the times they were done', () => {
    const shown = withUnsent(load('assigned'), [step('at-origin'), step('loaded', LATER)]);
    expect(shown.status).toBe('loaded');
    const times = loadSteps(shown).flatMap(({ key, at }) => (at ? [[key, at]] : []));
    expect(times).toEqual([
      ['at-origin', AT],
      ['loaded', LATER],
    ]);
  });

  test('has the steps of its stops too', () => {
    const stops = [{ id: 12, statusTimestamps: null }];
    const unsent = [stopStep('at-destination', 12), stopStep('delivered', 12), step('at-destination')];
    expect(withUnsent(load('loaded', { intermediateStops: stops }), unsent).status).toBe('at-destination');
    const ofAnother = [stopStep('at-destination', 13)];
    expect(withUnsent(load('loaded', { intermediateStops: stops }), ofAnother).intermediateStops).toEqual(stops);
  });

  test.each([
    ['that the server knows already', 'loaded', ['at-origin', 'loaded'], 'loaded'],
    ['that follow one which was refused', 'assigned', ['loaded', 'at-destination'], 'assigned'],
    ['sent twice', 'assigned', ['at-origin', 'at-origin'], 'at-origin'],
    ['of which the first is known', 'at-origin', ['at-origin', 'loaded'], 'loaded'],
    ['of a load that was taken off its route', 'not-assigned', ['at-origin'], 'not-assigned'],
    ['after the last', 'delivered', ['delivered'], 'delivered'],
  ] as const)('is not moved by steps %s', (_what, before, names, after) => {
    const shown = withUnsent(
      load(before),
      names.map(name => step(name)),
    );
    expect(shown.status).toBe(after);
  });

  test('has the papers that wait, each once, and the CMR that was asked for', () => {
    const papers: Unsent = { kind: 'papers', loadId: 7, type: 'cmr', at: AT };
    const shown = withUnsent(load('loaded', { documentTypes: ['delivery_note'] }), [
      papers,
      papers,
      { kind: 'cmr', loadId: 7, at: LATER },
    ]);
    expect(shown).toMatchObject({
      documentTypes: ['delivery_note', 'cmr'],
      cmrRequest: { status: 'pending', createdAt: LATER },
    });
  });

  test('is what it was by what was done to another', () => {
    const before = load('assigned');
    expect(withUnsent(before, [step('at-origin', AT, 8)])).toBe(before);
  });
});

describe('a route as its driver left it', () => {
  const route = (statuses: LoadStatus[], status: 'assigned' | 'ongoing' | 'draft' = 'assigned') => ({
    status,
    loads: statuses.map((each, index) => ({ ...load(each), id: 7 + index })),
  });

  test.each([
    ['begins with the first step', ['assigned', 'assigned'], [step('at-origin')], 'ongoing'],
    ['is finished with the last delivery', ['at-destination', 'delivered'], [step('delivered')], 'finished'],
    ['goes on while one is not delivered', ['at-destination', 'loaded'], [step('delivered')], 'ongoing'],
  ] as const)('%s', (_what, statuses, unsent, after) => {
    expect(routeWithUnsent(route([...statuses]), unsent).status).toBe(after);
  });

  test('stays as far as its carrier has taken it while only a paper waits', () => {
    const papers: Unsent = { kind: 'papers', loadId: 7, type: 'cmr', at: AT };
    const shown = routeWithUnsent(route(['assigned'], 'ongoing'), [papers]);
    expect([shown.status, shown.loads[0]?.documentTypes]).toEqual(['ongoing', ['cmr']]);
    expect(routeWithUnsent(route(['loaded'], 'assigned'), [papers, step('loaded', AT, 99)]).status).toBe('assigned');
  });

  test('is what it was by what was done to another, and stays a draft', () => {
    const before = route(['loaded'], 'ongoing');
    expect(routeWithUnsent(before, [step('at-origin', AT, 99)])).toBe(before);
    expect(routeWithUnsent(route(['assigned'], 'draft'), [step('at-origin')]).status).toBe('draft');
  });
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [304, 'sent'],
  [0, 'unreachable'],
  [502, 'unreachable'],
  [503, 'unreachable'],
  [504, 'unreachable'],
  [401, 'login'],
  [403, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
  [429, 'later'],
  [500, 'later'],
] as const)('an answer of %i means %s', (status, verdict) => expect(verdictOf(status)).toBe(verdict));
