import type { Random } from '../../../seeds/random.ts';
import { type List, resourceOf } from '../../help/everyGet.ts';
import { oddValue } from './bodies.ts';
import type { Step } from './Step.ts';
import type { World } from './world.ts';

const query = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');

/** Lists and their exports, asked for by marks, by what was documented and by what never was. */
export const listMaker = (random: Random, world: World, lists: List[]): (() => Step) => {
  const anyMark = (): string => random.pick(world.marks());

  const filterOf = (list: List): [filter: Record<string, unknown>, searched?: string] => {
    if (random.chance(0.3)) {
      const searched = anyMark();
      return [{ q: searched }, searched];
    }
    const { field, operators } = random.pick(list.fields);
    if (random.chance(0.05)) return [{ [field]: oddValue(random) }];
    if (random.chance(0.05)) return [{ [`${random.pick(['carrier', 't1', 'invoices'])}.${field}`]: 1 }];
    const operator = random.pick(operators);
    if (operator === 'isBetween')
      return [
        {
          [field]: {
            isBetween: random.pick([
              [0, 99_999_999],
              ['2000-01-01', '2100-01-01'],
            ]),
          },
        },
      ];
    if (!operator.startsWith('is') || /Empty|True|False/.test(operator)) return [{ [field]: { [operator]: true } }];
    const mark = anyMark();
    const isAmount = mark.startsWith('€');
    if (random.chance(0.6))
      return [
        { [field]: { [operator]: isAmount ? Number(mark.slice(1)) / 100 : mark } },
        operator === 'is' || operator === 'isEqual' ? mark : undefined,
      ];
    return [{ [field]: { [operator]: random.pick([1, 0, 99_999_999, 'a', true, '2026-11-20', [1, 2, 3]]) } }];
  };

  return () => {
    const list = random.pick(lists);
    const asked: Record<string, unknown> = {};
    let searched: string | undefined;
    if (random.chance(0.6)) [asked.filter, searched] = filterOf(list);
    if (random.chance(0.3)) asked.sort = [random.pick(list.fields).field, random.pick(['ASC', 'DESC'])];
    if (random.chance(0.7))
      asked.range = random.pick([
        [0, 99],
        [0, 24],
        [5, 9],
        [0, 99_999],
        [-1, 4],
      ]);
    if (random.chance(0.05))
      asked[random.pick(['limit', 'disabled', 'carrierId', 'client_id', 'client_ref', 'include', 'fields', 'page'])] =
        random.pick(['-1', 'true', '1', '*']);
    const isExport = random.chance(0.2);
    if (isExport && random.chance(0.2)) asked.format = 'xlsx';
    const url = `${list.path}${isExport ? '/export' : random.pick(['', '', '/'])}?${query(asked)}`;
    return {
      send: { method: 'GET', url },
      resource: resourceOf(list.path),
      ids: [],
      searched,
      ...(!isExport && { isList: true as const }),
    };
  };
};
