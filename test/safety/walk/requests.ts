import type { InjectOptions } from 'fastify';
import type { List } from '../../help/everyGet.ts';
import { file, formOf, FORM } from '../../help/upload.ts';
import { PDF, PNG } from '../../help/invoicing.ts';
import { bodyMaker, oddValue, type Schema } from './bodies.ts';
import type { Random } from './random.ts';
import { seesRow } from './oracle.ts';
import type { Who, World } from './world.ts';

export type Operation = { method: string; path: string; body?: Schema };

/** A request, and what of it is judged besides its answer. */
export type Step = {
  send: InjectOptions;
  /** The collection it speaks of, and the rows it names there. */
  resource: string;
  ids: number[];
  /** What a list is searched by: told nothing about it, nobody finds anything with it. */
  searched?: string;
  isList?: true;
};

const TABLES: Record<string, string> = { poolOfRoutes: 'routes', roles: 'users' };
const tableOf = (resource: string): string => TABLES[resource] ?? resource;
const resourceOf = (path: string): string => path.split('/')[2] ?? '';

const PAPERS = /pdf|sheet$|labels|loadOrder|cmr$|deliveryNote|deca$|pack$/;
const CRUD = /^\/api\/\w+(\/\{id\}(\/(restore|history|files))?|\/many|\/export)?$/;
/** Hashing a password takes a tenth of a second on purpose. */
const HASHES = /\/auth\/|\/setup\/|\/driver$/;

const query = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');

const HEADERS: readonly Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'if-none-match': '*' },
  { 'accept-language': 'ca, en;q=0.5' },
  { host: 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'idempotency-key': 'la-misma-llave' },
  { range: 'bytes=0-10' },
];

const ODD_PATHS = [
  '/api/static/..%2f..%2fportes.db',
  '/api/documents/download-pic/%2e%2e%2f.env',
  '/api//invoices',
  '/api/invoices/../users',
  '/api/INVOICES',
  '/api/invoices/1%00',
  '/api/users/%FF',
  '/api/__proto__',
  '/api/constructor/1',
  '/api/users/me',
  '/api/changes',
  '/api/sessions',
  '/api/.env',
  '/.git/config',
];

export const requestMaker = (random: Random, world: World, operations: Operation[], lists: List[]) => {
  const byKind = (test: (operation: Operation) => boolean) => operations.filter(test);
  const crud = (method: string, end: RegExp) =>
    byKind(each => each.method === method && CRUD.test(each.path) && end.test(each.path));
  const singles = crud('get', /\{id\}$/);
  const histories = crud('get', /history$/);
  const creations = byKind(each => each.method === 'post' && /^\/api\/\w+$/.test(each.path));
  const changes = crud('put', /\{id\}$/);
  const manies = byKind(each => each.method === 'put' && each.path.endsWith('/many'));
  const removals = byKind(each => each.method === 'delete' && each.path.includes('{id}'));
  const restores = crud('put', /restore$/);
  const attachments = crud('post', /files$/);
  const files = byKind(each => each.path.includes('{name}'));
  const papers = byKind(each => each.method === 'get' && PAPERS.test(each.path));
  const others = byKind(
    each =>
      !CRUD.test(each.path) &&
      !PAPERS.test(each.path) &&
      !each.path.includes('{name}') &&
      !each.path.includes('{*}') &&
      !HASHES.test(each.path),
  );
  const hashing = byKind(each => HASHES.test(each.path));

  /** A row of a table: half of the time one that the account sees, or nothing of what it may would be tried. */
  const pickFor = (who: Who | null, resource: string): number => {
    const ids = world.ids(tableOf(resource));
    const seen = who && random.chance(0.5) ? ids.filter(id => seesRow(who, resource, id, world)) : [];
    const from = seen.length ? seen : ids;
    return from.length && !random.chance(0.02) ? random.one(from) : random.one([0, 1, 999_999]);
  };

  const anyMark = (): string => random.one(world.marks());

  const filterOf = (list: List): [Record<string, unknown>, string | undefined] => {
    if (random.chance(0.3)) {
      const searched = anyMark();
      return [{ q: searched }, searched];
    }
    const { field, operators } = random.one(list.fields);
    if (random.chance(0.05)) return [{ [field]: oddValue(random) }, undefined];
    if (random.chance(0.05)) return [{ [`${random.one(['carrier', 't1', 'invoices'])}.${field}`]: 1 }, undefined];
    const operator = random.one(operators);
    if (operator === 'isBetween')
      return [
        {
          [field]: {
            isBetween: random.one([
              [0, 99_999_999],
              ['2000-01-01', '2100-01-01'],
            ]),
          },
        },
        undefined,
      ];
    if (!operator.startsWith('is') || /Empty|True|False/.test(operator))
      return [{ [field]: { [operator]: true } }, undefined];
    const mark = anyMark();
    const isAmount = mark.startsWith('€');
    if (random.chance(0.6))
      return [
        { [field]: { [operator]: isAmount ? Number(mark.slice(1)) / 100 : mark } },
        operator === 'is' || operator === 'isEqual' ? mark : undefined,
      ];
    return [{ [field]: { [operator]: random.one([1, 0, 99_999_999, 'a', true, '2026-11-20', [1, 2, 3]]) } }, undefined];
  };

  const listStep = (): Step => {
    const list = random.one(lists);
    const asked: Record<string, unknown> = {};
    let searched: string | undefined;
    if (random.chance(0.6)) [asked.filter, searched] = filterOf(list);
    if (random.chance(0.3)) asked.sort = [random.one(list.fields).field, random.one(['ASC', 'DESC'])];
    if (random.chance(0.7))
      asked.range = random.one([
        [0, 99],
        [0, 24],
        [5, 9],
        [0, 99_999],
        [-1, 4],
      ]);
    if (random.chance(0.05))
      asked[random.one(['limit', 'disabled', 'carrierId', 'client_id', 'client_ref', 'include', 'fields', 'page'])] =
        random.one(['-1', 'true', '1', '*']);
    const isExport = random.chance(0.2);
    if (isExport && random.chance(0.2)) asked.format = 'xlsx';
    const url = `${list.path}${isExport ? '/export' : random.one(['', '', '/'])}?${query(asked)}`;
    return {
      send: { method: 'GET', url },
      resource: resourceOf(list.path),
      ids: [],
      searched,
      ...(!isExport && { isList: true as const }),
    };
  };

  const pathOf = (operation: Operation, who: Who | null): [string, number[]] => {
    const resource = resourceOf(operation.path);
    const table = resource === 'invoiceRunItems' ? 'invoiceRunItems' : resource;
    const id = pickFor(who, table);
    const names = [...world.of('files').values()].map(each => String(each.name));
    const tokens = [...world.of('controlDocuments').values()].map(each => String(each.token));
    const path = operation.path
      .replace('{id}', String(id))
      .replace('{name}', names.length ? random.one(names) : 'x')
      .replace('{token}', tokens.length && random.chance(0.7) ? random.one(tokens) : 'x');
    return [path, operation.path.includes('{id}') ? [id] : []];
  };

  const plain = (operation: Operation, who: Who | null): Step => {
    const [url, ids] = pathOf(operation, who);
    return {
      send: { method: operation.method.toUpperCase() as 'GET', url },
      resource: resourceOf(operation.path),
      ids,
    };
  };

  const withBody = (operation: Operation, who: Who | null, isChange: boolean): Step => {
    const make = bodyMaker(random, table => pickFor(who, table));
    const step = plain(operation, who);
    const schema = operation.body ?? {};
    let body: Record<string, unknown> = isChange
      ? make.changeOf(schema)
      : make.objectOf(schema, random.one([0.1, 0.4, 0.8]));
    if (random.chance(0.15)) body = make.withSideDoor(body);
    if (operation.path.endsWith('/many')) {
      const named = Array.from({ length: 1 + random.int(2) }, () => pickFor(who, step.resource));
      const change = changes.find(each => resourceOf(each.path) === step.resource);
      body = { ids: named, data: random.chance(0.2) ? make.withSideDoor({}) : make.changeOf(change?.body ?? {}) };
      step.ids = named;
    }
    return { ...step, send: { ...step.send, payload: body } };
  };

  const attach = (operation: Operation, who: Who | null): Step => {
    const step = plain(operation, who);
    const type = random.one(['cmr', 'delivery_note', 'invoice', 'load_order']);
    const key = random.chance(0.9)
      ? 'type'
      : random.one(['__proto__[x]', 'a[constructor][prototype]', 'loads[4294967294]', 'carrierId']);
    const payload = formOf([
      { name: key, value: type },
      file(
        random.one([PDF, PNG, Buffer.from('<svg onload=alert(1)>')]),
        random.one(['a.pdf', 'a.png', 'a.png.html', '../a.pdf']),
      ),
    ]);
    return { ...step, send: { ...step.send, payload, headers: { 'content-type': FORM } } };
  };

  const odd = (who: Who | null): Step => {
    const operation = random.one(operations);
    const [path, ids] = pathOf(operation, who);
    const url = random.chance(0.4) ? random.one(ODD_PATHS) : path.replace('{*}', 'x');
    const method = random.one(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const);
    const payload = random.one([
      '{',
      '[]',
      '{"a":',
      '"x"',
      '[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]',
      '{"__proto__":{"role":"superUser"}}',
      'a=1',
      '',
    ]);
    const type = random.one([
      'application/json',
      'application/json ; a=b',
      ' application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      FORM,
      'application/xml',
    ]);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const headers = {
      ...random.one(HEADERS),
      ...(hasBody && { 'content-type': type }),
      ...(random.chance(0.2) && { origin: 'https://evil.example' }),
    };
    return { send: { method, url, headers, ...(hasBody && { payload }) }, resource: resourceOf(operation.path), ids };
  };

  const KINDS: readonly [number, (who: Who | null) => Step][] = [
    [32, listStep],
    [16, who => plain(random.one(singles), who)],
    [3, who => plain(random.one(histories), who)],
    [4, who => plain(random.one(files), who)],
    [0.6, who => plain(random.one(papers), who)],
    [9, who => withBody(random.one(others), who, false)],
    [0.15, who => withBody(random.one(hashing), who, false)],
    [9, who => withBody(random.one(creations), who, false)],
    [13, who => withBody(random.one(changes), who, true)],
    [4, who => withBody(random.one(manies), who, true)],
    [2, who => plain(random.one(removals), who)],
    [3, who => plain(random.one(restores), who)],
    [2, who => attach(random.one(attachments), who)],
    [3, odd],
  ];
  const sum = KINDS.reduce((total, [weight]) => total + weight, 0);

  return (who: Who | null): Step => {
    let at = (random.int(1_000_000) / 1_000_000) * sum;
    const kind = KINDS.find(([weight]) => (at -= weight) < 0) ?? KINDS[0];
    return (kind as (typeof KINDS)[number])[1](who);
  };
};
