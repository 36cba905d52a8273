import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { sessionCookie } from './auth/sessionCookies.ts';
import type { Config } from './config.ts';

/** The OpenAPI 3.1 document, made from the schemas that validate, at /api/docs (Design 4). */
export const docsRoutes = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Portes', description: 'API de la oficina de transporte', version: '1' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(config) } } },
      security: [{ session: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
};
