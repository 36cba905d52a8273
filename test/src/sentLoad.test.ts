import { describe, expect, test } from 'vitest';
import { sentLoad } from '../../src/loads/sentLoad.ts';

const TERUEL = { name: 'Nave', city: 'Teruel' };

describe('an order as it is sent', () => {
  test('leaves out stops without a day or a place and puts the others in order', () => {
    const intermediateStops = [
      { destination: { id: 4, city: 'Madrid' }, deliveryDate: '2026/11/25' },
      { destination: TERUEL, deliveryDate: null },
      { destination: { city: null, street: null, name: null }, deliveryDate: '2026/11/23' },
      { destination: TERUEL, deliveryDate: '2026/11/24' },
    ];
    expect(sentLoad({ weight: 3, intermediateStops })).toEqual({
      weight: 3,
      intermediateStops: [
        { destination: TERUEL, deliveryDate: '2026/11/24' },
        { destination: { id: 4, city: 'Madrid' }, deliveryDate: '2026/11/25' },
      ],
    });
  });

  test('is left alone when it has no stops', () => {
    expect(sentLoad({ weight: 3, intermediateStops: null })).toEqual({ weight: 3, intermediateStops: null });
  });
});
