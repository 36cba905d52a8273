import { expect, test } from 'vitest';
import { daysOutside } from '#domain/routes/daysOutside';

const load = (pickupDate: string | null, deliveryDate: string | null) => ({ pickupDate, deliveryDate });
const route = (startDate: string | null, endDate: string | null) => ({ startDate, endDate });
const LOADS = [load('2026/12/10', '2026/12/20'), load('2026/12/05', null), load(null, '2026/12/12')];
const THEIRS = { startDate: '2026/12/05', endDate: '2026/12/20' };

test.each([
  ['within the route’s days', route('2026/12/01', '2026/12/31'), LOADS, null],
  ['exactly these', route('2026/12/05', '2026/12/20'), LOADS, null],
  ['however they are written', route('2026-12-05', '2026-12-20'), LOADS, null],
  ['begun before', route('2026/12/06', '2026/12/20'), LOADS, THEIRS],
  ['ended after', route('2026/12/05', '2026/12/19'), LOADS, THEIRS],
  ['on other days altogether', route('2026/11/01', '2026/11/02'), LOADS, THEIRS],
  ['before a route without a last day', route('2026/12/24', null), LOADS, THEIRS],
  ['after one without a first day', route(null, '2026/12/01'), LOADS, THEIRS],
  ['of a route without days', route(null, null), LOADS, THEIRS],
  ['of one whose only day is being typed', route('half', null), LOADS, null],
  ['of a route whose day is being typed', route('half', '2026/12/31'), LOADS, null],
  ['without days', route('2026/12/01', '2026/12/02'), [load(null, null)], null],
  ['none', route('2026/12/01', '2026/12/02'), [], null],
])('orders %s', (_what, days, loads, outside) => {
  expect(daysOutside(days, loads)).toEqual(outside);
});
