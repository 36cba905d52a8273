import process from 'node:process';
import Fastify from 'fastify';

/** The limit: Fastify that answers bytes it was given before (`PUT /answer`), and does nothing else. */
type Given = { status: number; etag?: string; text: string };

let given: Given = { status: 200, text: '' };
const app = Fastify({ bodyLimit: 100 * 1_024 * 1_024 });

app.put('/answer', request => {
  given = request.body as Given;
  return {};
});
app.all('/api/*', (_, reply) => {
  if (given.etag) reply.header('etag', given.etag);
  return reply.code(given.status).type('application/json; charset=utf-8').send(given.text);
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`listening at ${address}\n`);
