import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { schemaNow } from '../crud/docs.ts';
import { sessionCookie } from '../auth/sessionCookies.ts';
import type { Config } from '../config.ts';
import { REFUSAL } from './callDocs.ts';
import { HttpError } from './HttpError.ts';
import { newApp } from './newApp.ts';

const PREFIX = '/api/docs';
const DESCRIPTION =
  'API de la oficina de transporte. Con la cabecera `Account-Id` y el número de una cuenta, lo que se pide con la ' +
  'sesión de otra se responde con un 401.';

type Call = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** An unreachable server with the same calls, only to describe them. */
const documented = async (calls: readonly Call[], config: Config): Promise<FastifyInstance> => {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const app = newApp({ exposeHeadRoutes: false, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Portes', description: DESCRIPTION, version: '1' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(config) } } },
      security: [{ session: [] }],
    },
  });
  app.addSchema(REFUSAL);
  await app.register(swaggerUi, { routePrefix: PREFIX, staticCSP: false });
  for (const { schema, ...call } of calls) {
    const told = schemaNow(schema) as FastifySchema | undefined;
    app.route({ ...call, ...(told && { schema: told }), handler: (_, reply) => reply.callNotFound() });
  }
  await app.ready();
  return app;
};

/**
 * The OpenAPI 3.1 document at /api/docs, made from the validating schemas (Design 4). Loaded on first use, as few read
 * it.
 */
export const docsRoutes = (app: FastifyInstance, config: Config): void => {
  const calls: Call[] = [];
  app.addHook('onRoute', route => {
    const { method, url, schema } = route;
    if (method !== 'HEAD' && !url.startsWith(PREFIX)) calls.push({ method, url, schema });
    // Fastify neither validates nor serializes with it (newApp.ts).
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
