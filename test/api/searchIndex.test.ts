import { beforeAll, describe, expect, test } from 'vitest';
import { fold } from '#domain/text/fold';
import { isPostgres } from '../../api/database/db.ts';
import { addManyLoads } from '../help/manyRows.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

const TEXTS = [
  'ped-000001 naranjas de valencia castellon de la plana',
  'ped-000002 100% algodon alcoy vilanova i la geltru',
  'o\'brien "grupo" l\'hospitalet de llobregat',
  'ref_17/b-3 (urgente) a or b* near(c) -d ^e {f} : g',
  '+34600123123 x',
  'ñandu — 日本語テスト 😀😀😀 fin',
  'or and not',
  'back\\slash',
  '',
];
const TERMS = [
  ...[
    'naranjas',
    'NARANJAS',
    'Castellón',
    '  de   la ',
    'ped-00000',
    'ped-000003',
    'zzqqxx',
    'e',
    'la',
    'de',
    '%',
    '0%',
  ],
  ...[
    '100%',
    '_',
    'ref_',
    'refx17',
    "o'brien",
    '"grupo"',
    '"',
    '""',
    '"gr',
    'a or b*',
    'near(c)',
    '-d ^e',
    '{f} :',
    'or',
    'not',
  ],
  ...['and', 'and not', '日本', '日本語', '本語テ', 'ñan', 'Ñandú', '\\', 'k\\s', '\\slash', '*', ' ', ''],
  ...[
    '600 12 31 23',
    '12345674',
    'B-12345674',
    'P. 1',
    'p1',
    '2',
    '+34600123123',
    'searchText',
    'cliente',
    'transportes',
  ],
];

const plain = (term: string) => `%${fold(term).replace(/[\\%_]/g, sign => `\\${sign}`)}%`;

type Row = { id: number };
const list = async (filter: object, sort = '["id","DESC"]'): Promise<{ ids: number[]; total: number }> => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${sort}&range=[0,99]`;
  const answer = await office.as('admin').get(`/api/loads?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return { ids: (answer.body.data as Row[]).map(row => row.id), total: answer.body.total as number };
};

/** Every row read and looked at: what a search has to find, however it goes about it. */
const read = async (term: string): Promise<number[]> => {
  const digits = fold(term).replace(/[^a-z0-9+]/g, '');
  const compact = digits.replace(/^(\+|00)34(?=\d{9}$)/, '');
  const isIdentifier = compact.replace(/\D/g, '').length >= 4;
  const id = /^(?:[pc]\.?\s*)?(\d{1,9})$/i.exec(term.trim())?.[1];
  const clients = office
    .db('clients')
    .select('id')
    .whereRaw(`"searchText" like ? escape '\\'`, [plain(term)]);
  if (isIdentifier) clients.orWhere('searchText', 'like', `%${compact}%`);
  return office
    .db('loads')
    .where('disabled', false)
    .where(any => {
      any.whereRaw(`"searchText" like ? escape '\\'`, [plain(term)]).orWhereIn('clientId', clients);
      if (id) any.orWhere('id', Number(id));
    })
    .orderBy('id', 'desc')
    .pluck('id');
};

let ids: number[] = [];
beforeAll(async () => {
  const { db } = office;
  await db('clients')
    .where('id', office.ids.otherClient)
    .update({ searchText: 'azulejos ñora b12345674 +34600123123' });
  const clients = [office.ids.client, office.ids.otherClient];
  ids = await addManyLoads(
    office,
    TEXTS.map((text, n) => ({ searchText: text, clientId: clients[n % 2] })),
  );
});

describe('a search of orders', () => {
  test.each(TERMS)('finds for «%s» what reading them all finds', async term => {
    const expected = await read(term);
    expect(await list({ q: term })).toEqual({ ids: expected, total: expected.length });
  });

  test('finds by the text of their clients', async () => {
    expect((await list({ q: 'azulejos' })).ids).toEqual(ids.filter((_, n) => n % 2).reverse());
    expect((await list({ q: 'azulejos', clientId: office.ids.client })).total).toBe(0);
  });

  test('finds by the text that rows have now, whoever wrote it', async () => {
    const { db } = office;
    const [id = 0] = await addManyLoads(office, [{ searchText: 'primera redaccion' }]);
    expect(await list({ q: 'primera redac' })).toEqual({ ids: [id], total: 1 });
    await db('loads').where({ id }).update({ comments: 'x' });
    expect((await list({ q: 'primera redac' })).ids).toEqual([id]);
    await db('loads').where({ id }).update({ searchText: 'segunda version' });
    expect((await list({ q: 'primera redac' })).total).toBe(0);
    expect((await list({ q: 'segunda ver' })).ids).toEqual([id]);
    await db('loads').where({ id }).update({ disabled: true });
    expect((await list({ q: 'segunda ver' })).total).toBe(0);
    expect((await list({ q: 'segunda ver', disabled: true })).ids).toEqual([id]);
    const undone = db.transaction(async trx => {
      await trx('loads').where({ id }).update({ searchText: 'nunca escrito', disabled: false });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list({ q: 'nunca escrito', disabled: true })).total).toBe(0);
    await db('loads').where({ id }).delete();
    expect((await list({ q: 'segunda ver', disabled: true })).total).toBe(0);
  });
});

test('more than a handful are found each once, by whatever they are found', async () => {
  await office.db('clients').where('id', office.ids.client).update({ searchText: 'duplex transportes' });
  const added = await addManyLoads(
    office,
    Array.from({ length: 120 }, (_, n) => ({ searchText: n < 60 ? `duplex ${n}` : `otra ${n}` })),
  );
  const expected = await read('duplex');
  expect(expected.length).toBeGreaterThan(added.length);
  expect(await list({ q: 'duplex' })).toEqual({ ids: expected.slice(0, 100), total: expected.length });
  expect(await list({ q: 'otra 11' })).toEqual({ ids: await read('otra 11'), total: 10 });
});

test.each([
  ['a handful, once', 'naranjas', 1],
  ['more', 'uplex', 4],
])('what orders are searched for is looked up in indexes: %s', async (_, term, times) => {
  const asked: { sql: string; bindings: string[] }[] = [];
  const listen = (query: { sql: string; bindings: string[] }) => {
    if (/searchText|_search/.test(query.sql) && /^select/i.test(query.sql)) asked.push(query);
  };
  office.db.on('query', listen);
  await list({ q: term });
  office.db.removeListener('query', listen);
  expect(asked).toHaveLength(times);
  for (const { sql, bindings } of asked) {
    if (!isPostgres(office.db)) {
      const plan: { detail: string }[] = await office.db.raw(`explain query plan ${sql}`, bindings);
      const scanned = plan
        .map(step => step.detail)
        .filter(step => step.startsWith('SCAN') && !/VIRTUAL|found/.test(step));
      expect(scanned, sql).toEqual([]);
    } else if (!/ in \(\$\d+(, \$\d+)*\)$/.test(sql)) {
      const { rows } = await office.db.transaction(async trx => {
        await trx.raw('set local enable_seqscan = off');
        await trx.raw('set local enable_indexscan = off');
        return trx.raw<{ rows: object[] }>(`explain ${sql.replace(/\$\d+/g, '?')}`, bindings);
      });
      expect(JSON.stringify(rows), sql).toMatch(/Bitmap Index Scan on loads_search/);
    }
  }
});

test('a change of what nobody searches in leaves the text alone, and any other is found at once', async () => {
  const [id = 0] = await addManyLoads(office, [{}]);
  const said: string[] = [];
  const listen = ({ sql }: { sql: string }) => void said.push(...(/^update .loads/i.test(sql) ? [sql] : []));
  const put = (body: object) => office.as('admin').put(`/api/loads/${id}`, body);
  expect((await put({ goodsNature: 'Mandarinas' })).status).toBe(200);
  office.db.on('query', listen);
  expect((await put({ comments: 'Llamar antes' })).status).toBe(200);
  expect((await put({ goodsNature: 'Mandarinas tardías' })).status).toBe(200);
  office.db.removeListener('query', listen);
  expect(said.map(sql => sql.includes('searchText'))).toEqual([false, true]);
  expect((await list({ q: 'mandarinas tard' })).ids).toEqual([id]);
});
