import { expect, test } from 'vitest';
import { decaContent, partInDeca } from '../api/deca/decaContent.ts';
import type { Carriage, PaperLoad, PaperRoute } from '../api/papers/readCarriage.ts';

const place = (city: string) => ({ name: 'Almacén', street: 'Calle Mayor', city, country: 'España' });

const LOAD: PaperLoad = {
  id: 7,
  version: 1,
  disabled: false,
  status: 'assigned',
  clientId: 3,
  clientRef: 'REF-1',
  cmrNumber: null,
  routeId: 5,
  position: 1,
  origin: place('Valencia'),
  destination: place('Madrid'),
  intermediateStops: null,
  pickupDate: '2026-11-23',
  deliveryDate: '2026-11-24',
  price: '850.00',
  weight: 1200,
  length: 1,
  width: 1,
  height: 1,
  packages: 12,
  loadType: null,
  loadSide: null,
  isPalleted: false,
  goodsNature: 'Papel',
  comments: 'Frágil',
};

const contentWith = (load: PaperLoad) => {
  const route: Partial<PaperRoute> = {
    id: 5,
    version: 1,
    disabled: false,
    startDate: '2026-11-23',
    createdAt: '2026-11-20T11:00:00.000Z',
  };
  const carriage: Partial<Carriage> = { carrier: null, vehicles: [], clients: new Map(), openings: new Map() };
  const whole = { ...carriage, office: { name: 'Agencia' }, route, loads: [load] };
  const { content, problems, isInternational } = decaContent(whole as Parameters<typeof decaContent>[0], null);
  return JSON.stringify([content, problems, isInternational]);
};

test.each<[string, Partial<PaperLoad>, boolean]>([
  ['nothing', {}, false],
  ['its price', { price: '900.00' }, false],
  ['its version', { version: 2 }, false],
  ['its status', { status: 'loaded' }, false],
  ['its length', { length: 2 }, false],
  ['its CMR number', { cmrNumber: 'CMR-1' }, false],
  ['its reference', { clientRef: 'REF-2' }, true],
  ['its goods', { goodsNature: 'Azulejo' }, true],
  ['neither goods nor kind', { goodsNature: null }, true],
  ['its kind', { loadType: 'grouping' }, true],
  ['its weight', { weight: 1300 }, true],
  ['its packages', { packages: 13 }, true],
  ['its comments', { comments: null }, true],
  ['its pickup day', { pickupDate: '2026-11-24' }, true],
  ['its delivery day', { deliveryDate: '2026-11-25' }, true],
  ['where it is taken', { origin: place('Castellón') }, true],
  ['where it is left', { destination: place('') }, true],
  ['the country that it goes to', { destination: { ...place('Lyon'), country: 'Francia', countryCode: 'FR' } }, true],
  ['a stop', { intermediateStops: [{ city: 'Cuenca', destination: place('Cuenca') }] as never }, true],
])(
  'a load of which %s is another: the document says so, and so does the load’s part of it',
  (_what, change, isOther) => {
    const changed = { ...LOAD, ...change };
    expect(contentWith(changed) !== contentWith(LOAD)).toBe(isOther);
    expect(partInDeca(changed) !== partInDeca(LOAD)).toBe(isOther);
  },
);

test('a load that comes to another route, another place in it, or is withdrawn has another part', () => {
  for (const change of [{ routeId: 6 }, { position: 2 }, { disabled: true }])
    expect(partInDeca({ ...LOAD, ...change })).not.toBe(partInDeca(LOAD));
});
