import process from 'node:process';
import Fastify, { type FastifyRequest } from 'fastify';
import { HAND_INDEXES, listLoads, oneLoad } from './handLoads.ts';
import { postgresStore, sqliteStore, type Values } from './handStore.ts';
import { createLoad, trackLoad, updateLoad } from './handWrites.ts';

/**
 * What somebody in a hurry for speed would write for orders alone, with prepared statements and the right indexes: no login,
 * no rights, no rules. Takes a file of SQLite or an address of PostgreSQL, and answers under the product's own paths.
 */
const [place = ''] = process.argv.slice(2);
const store = place.startsWith('postgres') ? postgresStore(place) : sqliteStore(place);
await store.ask(HAND_INDEXES(store.no));
await store.ask('analyze "loads"');

const idOf = ({ params }: FastifyRequest): number => Number((params as { id: string }).id);
const app = Fastify();

app.get('/api/loads', request => {
  const { filter = '{}', range = '[0,24]' } = request.query as { filter?: string; range?: string };
  const [first, last] = JSON.parse(range) as [number, number];
  return listLoads(store, { filter: JSON.parse(filter), offset: first, limit: last - first + 1 });
});
app.get('/api/loads/:id', request => oneLoad(store, idOf(request)));
app.post('/api/loads', async (request, reply) => {
  reply.code(201);
  return createLoad(store, request.body as Values);
});
app.put('/api/loads/:id', request => updateLoad(store, idOf(request), request.body as Values));
app.post('/api/loads/:id/tracking', request => trackLoad(store, idOf(request), request.body as Values));

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`listening at ${address}\n`);
