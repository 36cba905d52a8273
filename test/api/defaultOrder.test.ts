import { describe, expect, test } from 'vitest';
import { isPostgres } from '../../api/database/db.ts';
import { resources } from '../../api/resources.ts';
import type { Resource } from '../../api/crud/resource.ts';
import type { Account } from '../help/furnish.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

type Query = { sql: string; bindings: readonly unknown[] };

/** What a list asks the database for: the statement that answers its page. */
const pageQuery = async (url: string, table: string, who: Account = 'superUser'): Promise<Query> => {
  const found: Query[] = [];
  const listen = (query: Query) => {
    if (/order by/.test(query.sql) && query.sql.includes(`from "${table}"`)) found.push(query);
    if (/order by/.test(query.sql) && query.sql.includes(`from \`${table}\``)) found.push(query);
  };
  office.db.on('query', listen);
  try {
    const answer = await office.as(who).get(url);
    expect(answer.status, answer.text).toBe(200);
  } finally {
    office.db.removeListener('query', listen);
  }
  const [query] = found;
  if (!query) throw new Error(`${url} asked for no page of ${table}`);
  return query;
};

/** How the database goes about it; of PostgreSQL what it does where it has the choice, which small tables don't give. */
const planOf = async ({ sql, bindings }: Query): Promise<string> => {
  if (!isPostgres(office.db)) {
    const rows: { detail: string }[] = await office.db.raw(`explain query plan ${sql}`, [...bindings] as string[]);
    return rows.map(row => row.detail).join('\n');
  }
  return office.db.transaction(async trx => {
    await trx.raw('set local enable_seqscan = off');
    await trx.raw('set local enable_bitmapscan = off');
    await trx.raw('set local enable_sort = off');
    const numbered = sql.replace(/\$\d+/g, '?');
    const { rows } = await trx.raw<{ rows: Record<string, string>[] }>(`explain ${numbered}`, [
      ...bindings,
    ] as string[]);
    return rows.map(row => Object.values(row)[0]).join('\n');
  });
};

const SORTED = /TEMP B-TREE FOR ORDER BY|\bSort\b/;

/** One row, or few: there is nothing to put in order. */
const FEW = ['settings'];
/** What is open to carriers now: few, and each looks at its own loads. */
const PROBED = ['poolOfRoutes'];
const listed = Object.values<Resource>(resources).filter(({ name }) => !FEW.includes(name));

describe('the list that comes when nothing is asked for', () => {
  test.each(listed.map(({ name, table }) => [name, table ?? name] as const))(
    'of %s is in the order of an index, however many rows there are',
    async (name, table) => {
      expect(await planOf(await pageQuery(`/api/${name}?range=[0,24]`, table))).not.toMatch(SORTED);
    },
  );

  test.each(
    listed.filter(({ name }) => !PROBED.includes(name)).map(({ name, table }) => [name, table ?? name] as const),
  )('of %s passes over what is before a page by the index alone', async (name, table) => {
    expect(await planOf(await pageQuery(`/api/${name}?range=[25,49]`, table))).toMatch(
      /COVERING INDEX|Index Only Scan/,
    );
  });

  test.each([
    ['clientRef', 'loads_spanish_clientRef'],
    ['goodsNature', 'loads_spanish_goodsNature'],
    ['status', 'loads_live_state'],
  ])('orders sorted by %s are in the order of an index', async (field, index) => {
    for (const direction of ['ASC', 'DESC']) {
      const query = await pageQuery(`/api/loads?sort=["${field}","${direction}"]&range=[0,24]`, 'loads');
      const plan = await planOf(query);
      // SQLite puts the rows of an index in order, which takes it a tenth of a second for a million.
      expect(plan).toMatch(isPostgres(office.db) ? index : /USING (COVERING )?INDEX/);
      if (isPostgres(office.db)) expect(plan).not.toMatch(SORTED);
    }
  });

  test('of a carrier’s own orders reads nothing but their numbers before it puts them in order', async () => {
    const plan = await planOf(await pageQuery('/api/loads?range=[0,24]', 'loads', 'carrier'));
    // PostgreSQL has to look whether a row is there (still), and keeps no more than a page while it puts them in order.
    expect(plan).toMatch(isPostgres(office.db) ? /loads/ : /loads USING COVERING INDEX loads_live_routeId/);
  });

  test.each([
    ['locations', 'clientId'],
    ['vehicles', 'carrierId'],
  ])('of %s of one %s too', async (name, owner) => {
    const query = await pageQuery(`/api/${name}?filter={"${owner}":1}&range=[0,24]`, name);
    expect(await planOf(query)).not.toMatch(SORTED);
  });
});
