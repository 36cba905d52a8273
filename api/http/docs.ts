import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { schemaNow } from '../crud/docs.ts';
import { sessionCookie } from '../auth/sessionCookies.ts';
import type { Config } from '../config.ts';
import { HttpError } from './HttpError.ts';
import { newApp } from './newApp.ts';

const PREFIX = '/api/docs';

type Call = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** A server that nobody reaches: it has the same calls, answers none of them, and tells what they are. */
const documented = async (calls: readonly Call[], config: Config): Promise<FastifyInstance> => {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const app = newApp({ exposeHeadRoutes: false, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Portes', description: 'API de la oficina de transporte', version: '1' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(config) } } },
      security: [{ session: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: PREFIX, staticCSP: false });
  for (const { schema, ...call } of calls) {
    const told = schemaNow(schema) as FastifySchema | undefined;
    app.route({ ...call, ...(told && { schema: told }), handler: (_, reply) => reply.callNotFound() });
  }
  await app.ready();
  return app;
};

/**
 * The OpenAPI 3.1 document, made from the schemas that validate, at /api/docs (Design 4). Few read it: what it takes is
 * loaded for the first who does.
 */
export const docsRoutes = (app: FastifyInstance, config: Config): void => {
  const calls: Call[] = [];
  app.addHook('onRoute', route => {
    const { method, url, schema } = route;
    if (method !== 'HEAD' && !url.startsWith(PREFIX)) calls.push({ method, url, schema });
    // Nothing is checked or written by it (newApp.ts).
    delete route.schema;
  });
  let making: Promise<FastifyInstance> | null = null;
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    making ??= documented(calls, config);
    const told = await (await making).inject({ method: 'GET', url, headers });
    if (told.statusCode === 404) throw new HttpError(404, 'errors.notFound');
    const { connection: _, date: __, ...said } = told.headers;
    return reply
      .code(told.statusCode)
      .headers(said)
      .send(told.rawPayload.length ? told.rawPayload : undefined);
  };
  for (const url of [PREFIX, `${PREFIX}/*`]) app.get(url, answer);
};
