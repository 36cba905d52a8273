import { describe, expect, test } from 'vitest';
import { loadErrors } from '#domain/loads';
import {
  cleanStops,
  copiedStops,
  daysAfterPickup,
  isAfterDelivery,
  keptStops,
  missingOfStop,
  type Stop,
  stopsRefusal,
} from '#domain/loads/stops';

const AT = '2026-11-21T09:00:00.000Z';
const stop = (city: string, day: string, more: Partial<Stop> = {}): Stop => ({
  destination: { city },
  deliveryDate: day,
  ...more,
});
const served = (city: string, day: string, more: Partial<Stop> = {}) =>
  stop(city, day, { statusTimestamps: { 'at-destination': AT, delivered: null }, ...more });
const cities = (stops: readonly Stop[]) => stops.map(each => each.destination?.city);

describe('intermediate stops', () => {
  test('without date or place are dropped and the rest ordered by date, however it is written', () => {
    const stops = [
      stop('Madrid', '2026-11-24'),
      stop('Soria', '2026/11/23'),
      { deliveryDate: '2026/11/22', destinationId: 2 },
      { deliveryDate: null, destinationId: 3 },
      stop('Teruel', '2026/11/21'),
      { deliveryDate: '2026/11/20' },
      { deliveryDate: '2026/11/20', destination: { city: null, street: null, geocoder: 'Calle' } },
    ];
    expect(cleanStops(stops).map(each => each.deliveryDate)).toEqual([
      '2026/11/21',
      '2026/11/22',
      '2026/11/23',
      '2026-11-24',
    ]);
  });

  test('of one day stay in the order they were typed in', () => {
    const stops = [stop('Soria', '2026/11/23'), stop('Ávila', '2026/11/23'), stop('Lugo', '2026/11/22')];
    expect(cities(cleanStops(stops))).toEqual(['Lugo', 'Soria', 'Ávila']);
  });

  test.each<[string, Partial<Stop>, string[]]>([
    ['empty', {}, ['day', 'place']],
    ['with a day alone', { deliveryDate: '2026/11/23' }, ['place']],
    ['with a place alone', { destination: { street: 'Calle Mayor' } }, ['day']],
    ['with one of the client’s locations', { deliveryDate: '2026/11/23', destinationId: 4 }, []],
    ['with one of them as its place', { deliveryDate: '2026/11/23', destination: { id: 4 } }, []],
    ['with both', stop('Soria', '2026/11/23'), []],
  ])('%s say what they lack', (_sentence, each, missing) => {
    expect(missingOfStop(each)).toEqual(missing);
  });

  test('that are kept say their town, and those left out need not', () => {
    const errors = loadErrors({
      intermediateStops: [
        { deliveryDate: '2026/11/23', destination: { street: 'Calle Mayor' } },
        { deliveryDate: null, destination: { street: 'Calle Mayor' } },
        { deliveryDate: '2026/11/23', destination: { id: 4 } },
      ],
    });
    expect(errors).toEqual({
      'intermediateStops.0.destination.city': 'validation.required',
      'intermediateStops.2.destination.city': 'validation.required',
    });
  });

  test('that are left out may say any day', () => {
    const stops = [served('Soria', '2026-11-23'), { deliveryDate: '2026/11/22' }, { deliveryDate: '2026/11/18' }];
    expect(loadErrors({ pickupDate: '2026/11/20', intermediateStops: stops })).toEqual({});
  });

  test('to come are not before one that was served', () => {
    const stops = [served('Soria', '2026-11-23'), stop('Ávila', '2026/11/22'), stop('Lugo', '2026/11/23')];
    expect(loadErrors({ pickupDate: '2026/11/20', intermediateStops: stops })).toEqual({
      'intermediateStops.1.deliveryDate': 'validation.servedStop',
    });
  });
});

describe('the stops of a load under way', () => {
  const soria = served('Soria', '2026-11-22', { id: 5 });
  const lugo = stop('Lugo', '2026-11-24', { id: 6 });
  const load = { status: 'loaded', intermediateStops: [soria, lugo] };
  const REACHED = 'errors.loads.reachedStops';
  const OVER = 'errors.loads.noMoreStops';

  test.each<[string, Stop[], string | null]>([
    ['may be sent back as they were shown', [{ ...soria, deliveryDate: '2026/11/22' }, lugo], null],
    ['may lose the times that were not sent', [stop('Soria', '2026/11/22'), lugo], null],
    ['may get another after those served', [soria, lugo, stop('Ávila', '2026/11/25')], null],
    ['may get another between one served and one to come', [soria, stop('Ávila', '2026/11/23'), lugo], null],
    ['may lose one to come', [soria], null],
    ['may change one to come', [soria, stop('Ourense', '2026/11/24', { id: 6 })], null],
    ['can’t lose one served', [lugo], REACHED],
    ['can’t lose all', [], REACHED],
    ['can’t have one put before one served', [stop('Ávila', '2026/11/21'), soria, lugo], REACHED],
    ['can’t change where one served was', [{ ...soria, destination: { city: 'Burgos' } }, lugo], REACHED],
    ['can’t change when one served was', [{ ...soria, deliveryDate: '2026/11/23' }, lugo], REACHED],
    ['can’t change places with one served', [lugo, soria], REACHED],
  ])('%s', (_sentence, wanted, refusal) => {
    expect(stopsRefusal(wanted, load)).toBe(refusal);
  });

  test.each([
    ['loaded', null],
    ['at-destination', OVER],
    ['delivered', OVER],
  ])('at %s get one more: %s', (status, refusal) => {
    expect(stopsRefusal([lugo], { status, intermediateStops: null })).toBe(refusal);
  });
});

describe('stops as they are stored', () => {
  let last = 100;
  const newId = () => ++last;

  test('get an id of their own, keep it, and never share one', () => {
    const lugo = stop('Lugo', '2026-11-24', { id: 6 });
    const previous = { status: 'assigned', intermediateStops: [lugo] };
    const kept = keptStops([stop('Ávila', '2026-11-23'), lugo, { ...lugo }], previous, newId);
    expect(kept.map(each => each.id)).toEqual([101, 6, 102]);
    expect(keptStops([stop('Lugo', '2026-11-24', { id: 6 })], null, newId)[0]?.id).toBe(103);
  });

  test('are served when tracking says so, whatever was sent', () => {
    const soria = served('Soria', '2026-11-22', { id: 5 });
    const previous = { status: 'loaded', intermediateStops: [soria] };
    const kept = keptStops([stop('Soria', '2026-11-22'), served('Lugo', '2026-11-24')], previous, newId);
    expect(kept[0]).toEqual(soria);
    expect(kept[1]?.statusTimestamps).toBeNull();
  });
});

describe('stops copied to another order', () => {
  const stops = [
    served('Soria', '2026-11-22', { id: 5, destinationId: 9, city: 'Soria' }),
    stop('Lugo', '2026-11-24', { id: 6 }),
  ];

  test('bring where they are, and neither when nor what was done there', () => {
    expect(copiedStops(stops)).toEqual([
      { id: 5, destination: { city: 'Soria' }, deliveryDate: null },
      { id: 6, destination: { city: 'Lugo' }, deliveryDate: null },
    ]);
    expect(copiedStops(null)).toEqual([]);
  });

  test('know how many days after the pickup they were', () => {
    expect(daysAfterPickup({ pickupDate: '2026/11/22', intermediateStops: stops })).toEqual({ 5: 0, 6: 2 });
    expect(daysAfterPickup({ pickupDate: null, intermediateStops: stops })).toEqual({});
  });
});

test.each([
  ['2026/11/25', '2026-11-24', true],
  ['2026-11-25', '2026/11/24', true],
  ['2026/11/24', '2026-11-24', false],
  ['2026/11/23', '2026/11/24', false],
  ['2026/11/25', null, false],
  ['', '2026/11/24', false],
  ['25/11', '2026/11/24', false],
])('a stop on %s is told to be after a delivery on %s: %s', (deliveryDate, delivery, told) => {
  expect(isAfterDelivery({ deliveryDate }, delivery)).toBe(told);
});
