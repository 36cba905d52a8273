import type { Random } from '../../../seeds/random.ts';
import { type List, resourceOf, tableOf } from '../../help/everyGet.ts';
import { file, formOf, FORM } from '../../help/upload.ts';
import { PDF, PNG } from '../../help/invoicing.ts';
import { bodyMaker, type Schema } from './bodies.ts';
import { listMaker } from './lists.ts';
import { seesRow } from './oracle.ts';
import type { Step } from './Step.ts';
import type { Who, World } from './world.ts';

export type Operation = { method: string; path: string; body?: Schema };

const PAPERS = /pdf|sheet$|labels|loadOrder|cmr$|deliveryNote|deca$|pack$/;
const CRUD = /^\/api\/\w+(\/\{id\}(\/(restore|history|files))?|\/many|\/export)?$/;
/** Hashing a password takes a tenth of a second on purpose. */
const HASHES = /\/auth\/|\/setup\/|\/driver$/;

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

export const requestMaker = (
  random: Random,
  world: World,
  operations: Operation[],
  lists: List[],
): ((who: Who | null) => Step) => {
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
      !CRUD.test(each.path) && !PAPERS.test(each.path) && !each.path.includes('{name}') && !HASHES.test(each.path),
  );
  const hashing = byKind(each => HASHES.test(each.path));

  /** A row of a table: half of the time one that the account sees, or nothing of what it may would be tried. */
  const pickFor = (who: Who | null, resource: string): number => {
    const ids = world.ids(tableOf(resource));
    const seen = who && random.chance(0.5) ? ids.filter(id => seesRow(who, resource, id, world)) : [];
    const from = seen.length ? seen : ids;
    return from.length && !random.chance(0.02) ? random.pick(from) : random.pick([0, 1, 999_999]);
  };

  const pathOf = (operation: Operation, who: Who | null): [string, number[]] => {
    const resource = resourceOf(operation.path);
    const id = pickFor(who, resource);
    const names = [...world.of('files').values()].map(each => String(each.name));
    const tokens = [...world.of('controlDocuments').values()].map(each => String(each.token));
    const path = operation.path
      .replace('{id}', String(id))
      .replace('{name}', names.length ? random.pick(names) : 'x')
      .replace('{token}', tokens.length && random.chance(0.7) ? random.pick(tokens) : 'x');
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
      : make.objectOf(schema, random.pick([0.1, 0.4, 0.8]));
    if (random.chance(0.15)) body = make.withSideDoor(body);
    if (operation.path.endsWith('/many')) {
      const named = Array.from({ length: random.int(1, 2) }, () => pickFor(who, step.resource));
      const change = changes.find(each => resourceOf(each.path) === step.resource);
      body = { ids: named, data: random.chance(0.2) ? make.withSideDoor({}) : make.changeOf(change?.body ?? {}) };
      step.ids = named;
    }
    return { ...step, send: { ...step.send, payload: body } };
  };

  const attach = (operation: Operation, who: Who | null): Step => {
    const step = plain(operation, who);
    const type = random.pick(['cmr', 'delivery_note', 'invoice', 'load_order']);
    const key = random.chance(0.9)
      ? 'type'
      : random.pick(['__proto__[x]', 'a[constructor][prototype]', 'loads[4294967294]', 'carrierId']);
    const payload = formOf([
      { name: key, value: type },
      file(
        random.pick([PDF, PNG, Buffer.from('<svg onload=alert(1)>')]),
        random.pick(['a.pdf', 'a.png', 'a.png.html', '../a.pdf']),
      ),
    ]);
    return { ...step, send: { ...step.send, payload, headers: { 'content-type': FORM } } };
  };

  const odd = (who: Who | null): Step => {
    const operation = random.pick(operations);
    const [path, ids] = pathOf(operation, who);
    const url = random.chance(0.4) ? random.pick(ODD_PATHS) : path;
    const method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const);
    const payload = random.pick([
      '{',
      '[]',
      '{"a":',
      '"x"',
      '[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]',
      '{"__proto__":{"role":"superUser"}}',
      'a=1',
      '',
    ]);
    const type = random.pick([
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
      ...random.pick(HEADERS),
      ...(hasBody && { 'content-type': type }),
      ...(random.chance(0.2) && { origin: 'https://evil.example' }),
    };
    return { send: { method, url, headers, ...(hasBody && { payload }) }, resource: resourceOf(operation.path), ids };
  };

  const KINDS: readonly (readonly [(who: Who | null) => Step, number])[] = [
    [listMaker(random, world, lists), 32],
    [who => plain(random.pick(singles), who), 16],
    [who => plain(random.pick(histories), who), 3],
    [who => plain(random.pick(files), who), 4],
    [who => plain(random.pick(papers), who), 0.6],
    [who => withBody(random.pick(others), who, false), 9],
    [who => withBody(random.pick(hashing), who, false), 0.15],
    [who => withBody(random.pick(creations), who, false), 9],
    [who => withBody(random.pick(changes), who, true), 13],
    [who => withBody(random.pick(manies), who, true), 4],
    [who => plain(random.pick(removals), who), 2],
    [who => plain(random.pick(restores), who), 3],
    [who => attach(random.pick(attachments), who), 2],
    [odd, 3],
  ];

  return who => random.weighted(KINDS)(who);
};
