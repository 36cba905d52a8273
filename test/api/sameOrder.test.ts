import { beforeAll, describe, expect, test } from 'vitest';
import { type Resource, tableOf } from '../../api/crud/resource.ts';
import { isPostgres } from '../../api/database/db.ts';
import { resources } from '../../api/resources.ts';
import { ORDER_KEY, ORDER_KEY_SQL } from '../../api/database/textOrder.ts';
import type { FieldSpec } from '../../src/domain/fields.ts';
import { can, readableFields } from '../../src/domain/permissions.ts';
import { type EveryRow, storeEveryRow } from '../help/everyRow.ts';
import { officePerFile } from '../help/ownOffice.ts';

type Value = string | number | boolean | null;
type Values = Record<string, unknown>;

/** Names as they come in, in no order at all; two of the rows have none. */
const COMING: (string | null)[] = [
  ...['Zulueta', 'ñu', 'Canzo', null, '(Ruiz)', 'López-R', 'Nutria', 'Agil', '2 Hnos.', 'Ωmega', 'LÓPEZ H', 'nube'],
  ...['Cañada', 'aguas', 'Igual', '"Rápido"', 'Olmo', 'Ágil', 'Nuñez', 'Çelik', '10 Ruedas', null, 'Lopezosa', 'Cid'],
  ...['Núñez', 'Igual', 'Ürgell', 'AGUA', 'Canada', 'Ñandú', 'Lopez H', 'Urgel'],
];
/**
 * The same as a Spanish dictionary has them, after those without a name signs and digits: upper and lower case alike, an
 * accent beside its letter without one, ñ after n, ç and ü with c and u.
 */
const NAMES: (string | null)[] = [
  ...[null, '"Rápido"', '(Ruiz)', '10 Ruedas', '2 Hnos.', 'Agil', 'Ágil', 'AGUA', 'aguas', 'Canada', 'Canzo', 'Cañada'],
  ...['Çelik', 'Cid', 'Igual', 'Lopez H', 'LÓPEZ H', 'López-R', 'Lopezosa', 'nube', 'Nuñez', 'Núñez', 'Nutria'],
  ...['Ñandú', 'ñu', 'Olmo', 'Urgel', 'Ürgell', 'Zulueta', 'Ωmega'],
];

/** What the other kinds of fields hold, in order. */
const HELD: Partial<Record<FieldSpec['kind'], Value[]>> = {
  number: [null, 0.5, 2, 10],
  integer: [null, 1, 2, 10],
  money: [null, 50, 200, 1_000],
  boolean: [false, true],
  day: [null, '2026-01-31', '2026-02-01', '2026-12-01'],
  moment: [null, '2026-03-28T23:59:59.999Z', '2026-03-29T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
};

/** In these columns all rows are alike here: the tables bind them to others. */
const BOUND: Partial<Record<string, readonly string[]>> = {
  users: ['role'],
  alerts: ['recipient', 'recipientType'],
  routes: ['status'],
  requestedRoutes: ['status'],
};
/** And in these no two are: whoever would be gets a 2 behind. */
const UNIQUE = ['users.username', 'vehicles.number', 'invoices.num', 'sepaFiles.messageId'];

const office = officePerFile();
let every: EveryRow;
beforeAll(async () => {
  every = await storeEveryRow(office);
});

type Cells = { coming: Value[]; order: Value[] };

/** What a field of each row holds, and these values in the order in which the rows have to come; null: all alike. */
const cellsOf = ({ kind, choices = [] }: FieldSpec, isNullable: boolean, isUnique: boolean): Cells | null => {
  const isThere = (value: Value) => value !== null || isNullable;
  if (kind === 'text') {
    const names = COMING.map(name => (isThere(name) ? name : '!'));
    const coming = names.map((name, at) => (isUnique && names.indexOf(name) < at ? `${name}2` : name));
    return { coming, order: ['!', ...NAMES].flatMap(name => [name, `${name}2`]) };
  }
  const isNumber = choices.every(choice => /^\d+$/.test(choice));
  // As they are offered: a state after the one before it.
  const codes = [null, ...choices.map(choice => (isNumber ? Number(choice) : choice))];
  const order = (kind === 'select' ? codes : HELD[kind])?.filter(isThere);
  return order ? { coming: COMING.map((_, at) => order[(at * 3) % order.length] ?? null), order } : null;
};

const sortable = ({ name, entity }: Resource): string[] =>
  readableFields('superUser', name).filter(field => {
    const spec = entity.fields[field];
    return spec && !spec.relation && spec.kind !== 'object' && spec.kind !== 'list';
  });

/** Of settings there is one row, the pool is routes, and the history is told of what was written elsewhere. */
const listed = Object.values<Resource>(resources).filter(
  ({ name }) => !['settings', 'poolOfRoutes', 'history'].includes(name) && can('superUser', 'read', name),
);

describe.each(listed.map(resource => [resource.name, resource] as const))('%s', (name, resource) => {
  test('come in the order written here by any field, and the other way round from last to first', async () => {
    const table = tableOf(resource);
    const like: Values = await office
      .db(table)
      .where({ id: every[name as keyof EveryRow].own })
      .first();
    // The tables fill these in themselves.
    for (const own of ['id', 'recipient']) delete like[own];
    const columns = (await office.db(table).columnInfo()) as Record<string, { nullable: boolean }>;
    const rows: Values[] = COMING.map(() => ({ ...like }));
    /** By field, the places of the rows in the order of what they hold; those with the same together. */
    const wanted = new Map<string, number[][]>();
    for (const field of sortable(resource)) {
      const spec = resource.entity.fields[field];
      const isBound = ['id', 'version', 'disabled', ...(BOUND[name] ?? [])].includes(field);
      const cells =
        spec && !isBound ? cellsOf(spec, columns[field]?.nullable ?? false, UNIQUE.includes(`${name}.${field}`)) : null;
      if (cells) rows.forEach((row, at) => (row[field] = cells.coming[at]));
      const places = (value?: Value) =>
        rows.flatMap((_, at) => (cells === null || cells.coming[at] === value ? [at] : []));
      wanted.set(field, cells ? cells.order.map(places) : [places()]);
    }
    const ids: number[] = [];
    for (const row of rows) {
      const [made]: { id: number }[] = await office.db(table).insert(row).returning('id');
      ids.push(made?.id ?? 0);
    }
    const found = async (field: string, direction: string): Promise<number[]> => {
      const query = `sort=${JSON.stringify([field, direction])}&range=[0,99]&filter=${JSON.stringify({ id: ids })}`;
      const answer = await office.as('superUser').get(`/api/${name}?${encodeURI(query)}`);
      expect(answer.status, `${field}: ${answer.text}`).toBe(200);
      return (answer.body.data as { id: number }[]).map(row => ids.indexOf(row.id));
    };
    expect(wanted.size).toBeGreaterThan(4);
    for (const [field, groups] of wanted) {
      // Those that are alike by their ids; of flags the newest first, whichever way they are sorted.
      const isFlag = resource.entity.fields[field]?.kind === 'boolean';
      const backwards = groups.map(group => [...group].reverse());
      expect(await found(field, 'ASC'), field).toEqual((isFlag ? backwards : groups).flat());
      expect(await found(field, 'DESC'), field).toEqual(backwards.reverse().flat());
    }
  });
});

test.each([
  ['Agil', 'agil'],
  ['LÓPEZ Çelik', 'lopez celik'],
  ['Ñandú', 'n\u{10ffff}andu'],
  ['N\u0303andu\u0301', 'n\u{10ffff}andu'],
  ['Łódź Ωμέγα €5', 'Łodz Ωμέγα €5'],
  ['Straße', 'straße'],
  ['Camión 🚚', 'camion 🚚'],
])('%s is put in order as %j', async (text, key) => {
  const sql = isPostgres(office.db) ? ORDER_KEY_SQL.replaceAll('??', '"text"') : `${ORDER_KEY}("text")`;
  const found: { key: string }[] = await office.db
    .with('texts', db => db.select(office.db.raw('cast(? as varchar(50)) as "text"', [text])))
    .select(office.db.raw(`${sql} as "key"`))
    .from('texts');
  expect(found).toEqual([{ key }]);
});

describe('of places by awkward names', () => {
  const NAMED = ['Agil', 'Ágil', 'AGIL', 'Cañada', 'Canada', '50% (Ruiz)', '50 Ruiz', 'a_b', 'acb', "O'Donnell", 'Ñu'];
  const named = async (filter: object): Promise<string[]> => {
    const text = encodeURIComponent(JSON.stringify({ clientId: office.ids.otherClient, ...filter }));
    const answer = await office.as('admin').get(`/api/locations?sort=["id","ASC"]&filter=${text}&range=[0,99]`);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body.data as { addressName: string }[]).map(({ addressName }) => addressName);
  };
  beforeAll(async () => {
    await office.db('locations').where({ clientId: office.ids.otherClient }).update({ clientId: office.ids.client });
    for (const addressName of NAMED)
      await office
        .as('admin')
        .post('/api/locations', { addressName, clientId: office.ids.otherClient, address: { city: 'Lugo' } });
  });

  test.each([
    [{ q: 'agil' }, ['Agil', 'Ágil', 'AGIL']],
    [{ q: 'ÁGIL' }, ['Agil', 'Ágil', 'AGIL']],
    [{ q: 'cañada' }, ['Cañada', 'Canada']],
    [{ q: 'CANADA' }, ['Cañada', 'Canada']],
    [{ q: '50%' }, ['50% (Ruiz)']],
    [{ q: 'a_b' }, ['a_b']],
    [{ q: "o'd" }, ["O'Donnell"]],
    [{ q: '(ruiz)' }, ['50% (Ruiz)']],
    [{ q: 'ñu' }, ['Ñu']],
    [{ addressName: 'Agil' }, ['Agil']],
    [{ addressName: ['ágil', 'Ágil', 'Ñu'] }, ['Ágil', 'Ñu']],
    [{ addressName: { isNot: 'Cañada' } }, NAMED.filter(name => name !== 'Cañada')],
    [{ addressName: '50%' }, []],
  ])('%j finds %j', async (filter, names) => expect(await named(filter)).toEqual(names));
});
