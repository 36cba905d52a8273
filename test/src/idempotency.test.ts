import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { crudProvider } from '../../src/provider/crudProvider.ts';
import { onlineProvider } from '../../src/provider/onlineProvider.ts';
import { apiOnTheWire } from '../help/apiOnTheWire.ts';

type Ending = number | 'cut off' | 'broken off';

const keys: unknown[] = [];
let ending: Ending = 201;

const end = (response: ServerResponse): void => {
  if (ending === 'cut off') return void response.destroy();
  response.writeHead(ending === 'broken off' ? 201 : ending, { 'content-type': 'application/json' });
  if (ending !== 'broken off') return void response.end(JSON.stringify({ data: { id: 1 } }));
  response.write('{"data":', () => response.destroy());
};

/** Notes each creation's key and ends as it is told to. */
apiOnTheWire((request, response) => {
  keys.push(request.headers['idempotency-key']);
  request.resume().on('end', () => end(response));
});

/** Makes the same row twice: whether the second try had the first one's key, and how the first one ended. */
const tryTwice = async (first: Ending) => {
  const create = () => crudProvider.create('invoices', { data: { num: `${first}` } });
  keys.length = 0;
  ending = first;
  const failure: unknown = await create().then(
    () => null,
    (error: unknown) => error,
  );
  ending = 201;
  await create();
  expect(keys).toHaveLength(2);
  return { isSame: keys[0] === keys[1], failure };
};

test.each([
  ['is never answered', 'cut off'],
  ['is answered by half', 'broken off'],
  ['is lost behind a proxy', 502],
  ['is given up by a proxy', 504],
  ['fails with the database gone at its end', 503],
  ['fails by a fault', 500],
  ['finds no room', 507],
  ['is tried too often', 429],
  ['finds the session over', 401],
] as const)('a creation that %s is the same one the second time', async (_what, first) => {
  expect((await tryTwice(first)).isSame).toBe(true);
});

test.each([
  ['was made', 201],
  ['was refused for what it says', 422],
  ['was refused for what there is', 409],
  ['was not allowed', 403],
] as const)('a creation that %s is another one the second time', async (_what, first) => {
  expect((await tryTwice(first)).isSame).toBe(false);
});

test.each(['cut off', 'broken off'] as const)(
  'an answer that is %s is told as a connection that failed',
  async first => {
    expect((await tryTwice(first)).failure).toMatchObject({ status: 0, message: 'errors.connection' });
  },
);

const FILE = new File(['%PDF-'], 'albarán.pdf', { type: 'application/pdf' });

test.each([
  ['orders put on a route', () => onlineProvider.call('POST', '/loads/assign', { routeId: 1, loadIds: [2] })],
  ['several payments', () => onlineProvider.call('POST', '/payments/many', { ids: [1, 2] })],
  ['a file for the bank', () => onlineProvider.call('POST', '/sepaFiles', { invoiceIds: [1] })],
  ['a CMR that is asked for', () => onlineProvider.cmrRequest({ loadId: 3 }, [FILE])],
  ['files that are added', () => onlineProvider.addFiles('loads', 3, [FILE])],
] as const)('%s are the same the second time when the answer was cut off', async (_what, send) => {
  keys.length = 0;
  ending = 'cut off';
  await expect(send()).rejects.toMatchObject({ status: 0 });
  ending = 201;
  await send();
  await send();
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});
