import { expect, test } from 'vitest';
import { dangerousGoods } from '#domain/loads/adr';

test.each([
  ['UN 1203 GASOLINA, 3, II, (D/E)', '1203', '3', 'II'],
  ['Gasolina UN1203, 3, II', '1203', '3', 'II'],
  ['ONU 1965 HIDROCARBUROS GASEOSOS LICUADOS, 2.1, (B/D)', '1965', '2.1', null],
  ['UN 2794 ACUMULADORES, clase 8', '2794', '8', null],
  ['un 0336 artificios de pirotecnia, 1.4G, (E)', '0336', '1.4G', null],
  ['UN 1263 PINTURA, 3, GE III', '1263', '3', 'III'],
  ['UN 1993 LÍQUIDO INFLAMABLE, N.E.P. (disolvente en GRG), 3, II, (D/E)', '1993', '3', 'II'],
  ['UN 3077', '3077', null, null],
  ['UN-1203 GASOLINA, 3, II', '1203', '3', 'II'],
  ['UN: 1263', '1263', null, null],
  ['ONU Nº 1202 GASÓLEO, 3, III', '1202', '3', 'III'],
] as const)('%s is carried under the ADR', (nature, un, adrClass, group) =>
  expect(dangerousGoods(nature)).toEqual([{ un, adrClass, group }]),
);

test.each([null, undefined, '', 'Azulejos', 'Un 12 de aceite', 'Común 1203', 'Pintura, 3, II', 'UN 12034'])(
  '%s names no dangerous goods',
  nature => expect(dangerousGoods(nature)).toEqual([]),
);

test('of several dangerous goods each has its number, class and group', () =>
  expect(dangerousGoods('UN 1203 GASOLINA, 3, II; UN 1202 GASÓLEO, 3, III; UN 2794 ACUMULADORES')).toEqual([
    { un: '1203', adrClass: '3', group: 'II' },
    { un: '1202', adrClass: '3', group: 'III' },
    { un: '2794', adrClass: null, group: null },
  ]));
