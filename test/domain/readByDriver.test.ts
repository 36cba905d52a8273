import { expect, test } from 'vitest';
import { isOtherToDriver } from '#domain/loads/readByDriver';

const place = (city: string) => ({ name: 'Almacén', street: 'Calle Mayor', city });
const stop = { id: 7, destinationId: null, destination: place('Cuenca'), city: 'Cuenca', deliveryDate: '2026-11-23' };

const LOAD = {
  clientId: 3,
  clientRef: 'REF-1',
  origin: place('Valencia'),
  destination: place('Madrid'),
  intermediateStops: [{ ...stop, statusTimestamps: null }],
  pickupDate: '2026-11-23',
  deliveryDate: '2026-11-24',
  invoiceDate: '2026-11-24',
  weight: 1200,
  length: 2.4,
  packages: null,
  isPalleted: false,
  goodsNature: 'Papel',
  comments: null,
  price: 85_000,
  status: 'assigned',
};

test.each<[string, Record<string, unknown>, boolean]>([
  ['nothing', {}, false],
  ['its price', { price: 90_000 }, false],
  ['its invoice day', { invoiceDate: '2026-11-30' }, false],
  ['its invoice', { invoiceId: 4 }, false],
  ['its version', { version: 2 }, false],
  ['its status', { status: 'loaded' }, false],
  ['parts of a place that are empty', { origin: { ...place('Valencia'), other: null, county: '' } }, false],
  ['the order of a place’s parts', { origin: { city: 'Valencia', street: 'Calle Mayor', name: 'Almacén' } }, false],
  ['when a stop was served', { intermediateStops: [{ ...stop, statusTimestamps: { delivered: 'T' } }] }, false],
  ['what the server calls a stop', { intermediateStops: [{ ...stop, id: 8 }] }, false],
  ['its reference', { clientRef: 'REF-2' }, true],
  ['its pickup day', { pickupDate: '2026-11-22' }, true],
  ['its delivery day', { deliveryDate: '2026-11-25' }, true],
  ['where it is taken', { origin: place('Castellón') }, true],
  ['where it is left', { destination: { ...place('Madrid'), houseNumber: '3' } }, true],
  ['the day of a stop', { intermediateStops: [{ ...stop, deliveryDate: '2026-11-24' }] }, true],
  ['its stops: none', { intermediateStops: null }, true],
  ['its weight', { weight: 1300 }, true],
  ['its length', { length: 3 }, true],
  ['its packages', { packages: 12 }, true],
  ['whether it stands on pallets', { isPalleted: true }, true],
  ['its goods', { goodsNature: 'Azulejo' }, true],
  ['its comments', { comments: 'Frágil' }, true],
  ['its CMR number', { cmrNumber: 'CMR-1' }, true],
])('a load of which %s is another: whether that is told to its driver', (_what, change, isOther) => {
  expect(isOtherToDriver(LOAD, { ...LOAD, ...change })).toBe(isOther);
});
