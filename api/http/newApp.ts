import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

const unused = (): never => {
  throw new Error('nothing is checked or written by a schema');
};

/**
 * A Fastify server whose route schemas only serve the documentation: handlers validate bodies by the role's fields.
 * Otherwise Fastify would load its validator and serializer for every server, used or not.
 */
export const newApp = (options: FastifyServerOptions = {}): FastifyInstance => {
  const schemaController = { compilersFactory: { buildValidator: unused, buildSerializer: unused } };
  const app = Fastify({ ...options, schemaController });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => data => JSON.stringify(data));
  return app;
};
