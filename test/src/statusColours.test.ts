import { expect, test } from 'vitest';
import { STATUS_COLOURS } from '../../src/ui/statusColours.ts';

test.each([
  ['requested', 'at-destination'],
  ['public', 'loaded'],
  ['ongoing', 'at-origin'],
  ['assigned', 'pending'],
  ['draft', 'none'],
  ['finished', 'delivered'],
])('a route that is %s has the colour of %s (Spec 4)', (route, like) => {
  expect(STATUS_COLOURS[route]).toBeDefined();
  expect(STATUS_COLOURS[route]).toBe(STATUS_COLOURS[like]);
});

test('the six statuses of a route are told apart by colour', () => {
  const grounds = ['requested', 'draft', 'public', 'assigned', 'ongoing', 'finished'].map(
    status => STATUS_COLOURS[status]?.background,
  );
  expect(new Set(grounds).size).toBe(6);
});
