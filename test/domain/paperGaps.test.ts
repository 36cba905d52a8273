import { expect, test } from 'vitest';
import { PAPER_GAPS, paperGaps } from '#domain/documents/paperGaps';
import { hasKey } from '../../i18n/translate.ts';

const PLACE = { name: 'Azulejos S.L.', street: 'Calle Mayor', city: 'Onda' };
const WHOLE = {
  origin: PLACE,
  destination: PLACE,
  pickupDate: '2026/11/23',
  deliveryDate: '2026/11/24',
  goodsNature: 'Azulejo',
};
const IN_FRANCE = { ...PLACE, country: 'Francia', countryCode: 'FR' };

test.each<[string, object, string[]]>([
  ['nothing, with all that the law asks for', {}, []],
  ['its days', { pickupDate: null, deliveryDate: undefined }, ['pickupDate', 'deliveryDate']],
  ['who gets it', { destination: { ...PLACE, name: '' } }, ['consignee']],
  ['the street', { destination: { ...PLACE, street: ' ' } }, ['consigneeAddress']],
  ['the town', { destination: { ...PLACE, city: null } }, ['consigneeAddress']],
  ['what it is', { goodsNature: null }, ['nature']],
  ['nothing, with its kind alone', { goodsNature: null, loadType: 'fridge' }, []],
  ['how many there are, across a border', { destination: IN_FRANCE }, ['packages']],
  ['nothing, with so many', { destination: IN_FRANCE, packages: 3 }, []],
  ['nothing, in bulk', { destination: IN_FRANCE, loadType: 'bulk' }, []],
  [
    'all of it',
    {
      origin: IN_FRANCE,
      destination: null,
      ...Object.fromEntries(['pickupDate', 'deliveryDate', 'goodsNature'].map(name => [name, null])),
    },
    [...PAPER_GAPS],
  ],
])('the papers of an order lack %s', (_what, changed, gaps) => {
  expect(paperGaps({ ...WHOLE, ...changed })).toEqual(gaps);
});

test('each has its words', () => expect(PAPER_GAPS.filter(gap => !hasKey(`papers.gaps.${gap}`))).toEqual([]));
