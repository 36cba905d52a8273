import { describe, expect, test } from 'vitest';
import { type Operator, operatorsOf } from '#domain/filters';
import { isPostgres } from '../../api/database/db.ts';
import { loadsResource } from '../../api/loads/index.ts';
import { routesResource } from '../../api/routes/index.ts';
import { ENGINE } from '../help/database.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

/** Whose rows grow without end. */
const RESOURCES = [loadsResource, routesResource];

const SAMPLES: Record<string, unknown> = {
  text: 'x',
  number: 5,
  integer: 5,
  money: 5,
  day: '2026/11/20',
  moment: '2026/11/20',
  reference: 1,
};
const valueOf = (operator: Operator, sample: unknown): unknown => {
  if (['isTrue', 'isFalse', 'isEmpty', 'isNotEmpty'].includes(operator)) return true;
  return operator === 'isBetween' ? [sample, sample] : sample;
};

const fieldsOf = (resource: typeof loadsResource) =>
  Object.entries(resource.entity.fields).filter(([name, { relation }]) => name !== 'id' && !relation);
const FILTERS = RESOURCES.flatMap(resource =>
  fieldsOf(resource).flatMap(([field, { kind, choices }]) =>
    operatorsOf(kind).map(operator => {
      const given = { [operator]: valueOf(operator, choices?.[0] ?? SAMPLES[kind]) };
      return [resource.name, `${field} ${operator}`, { filter: { [field]: given } }] as const;
    }),
  ),
);
const ORDERS = RESOURCES.flatMap(resource =>
  fieldsOf(resource)
    .filter(([, { kind }]) => kind !== 'object' && kind !== 'list')
    .map(([field]) => [resource.name, `by ${field}`, { sort: [field, 'DESC'] }] as const),
);

type Plan = { isCount: boolean; steps: string[] };

/** How SQLite goes about what a list asks of the resource's own table; nothing where it is PostgreSQL that decides. */
const plansOf = async (name: string, params: object): Promise<Plan[]> => {
  const asked: { sql: string; bindings: unknown[] }[] = [];
  const listen = (query: { sql: string; bindings: unknown[] }) => {
    if (new RegExp(`from \`${name}\`.*where \`${name}\`.\`disabled\` = `).test(query.sql)) asked.push(query);
  };
  const query = Object.entries(params).map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`);
  office.db.on('query', listen);
  // A page behind the last row doesn't tell how many there are, so that they are counted.
  for (const range of ['[0,0]', '[50,50]']) {
    const answer = await office.as('admin').get(`/api/${name}?range=${range}&${query.join('&')}`);
    expect(answer.status, answer.text).toBe(200);
  }
  office.db.removeListener('query', listen);
  if (isPostgres(office.db)) return [];
  return Promise.all(
    asked.map(async ({ sql, bindings }) => {
      const steps: { detail: string }[] = await office.db.raw(`explain query plan ${sql}`, bindings as string[]);
      return { isCount: /count\(/.test(sql), steps: steps.map(({ detail }) => detail) };
    }),
  );
};

/** Reads every row of the table: to count them, or to put them in order. One that is in order is read until the page is full. */
const readsAll = ({ isCount, steps }: Plan): boolean =>
  (isCount || steps.some(step => step === 'USE TEMP B-TREE FOR ORDER BY')) &&
  steps.some(step => step.startsWith('SCAN') && !step.includes('COVERING INDEX'));

describe('what the office asks of all rows', () => {
  test.each(FILTERS)('of %s, %s, reads an index alone', async (name, _, params) => {
    expect((await plansOf(name, params)).filter(readsAll)).toEqual([]);
  });

  test.each(ORDERS)('of %s, %s, too', async (name, _, params) => {
    expect((await plansOf(name, params)).filter(readsAll)).toEqual([]);
  });

  test('by a status and another field together goes by no index that knows only one of them', async () => {
    const plans = await plansOf('loads', { filter: { status: 'delivered', price: { isGreater: 5 } } });
    expect([...new Set(plans.flatMap(({ steps }) => steps))]).toEqual(
      ENGINE === 'sqlite' ? ['SCAN loads USING COVERING INDEX loads_fields'] : [],
    );
  });

  test('of one client is looked up', async () => {
    const plans = await plansOf('loads', { filter: { clientId: 1, price: { isGreater: 5 } } });
    for (const { steps } of plans) expect(steps[0]).toMatch(/^SEARCH loads USING INDEX loads\w*_clientId/);
  });
});
