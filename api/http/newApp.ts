import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';

const unused = (): never => {
  throw new Error('nothing is checked or written by a schema');
};

/**
 * A server. What its routes declare is for the documentation alone: bodies are checked in the handlers, by the role's own
 * fields. What Fastify would check and write with it loads for each server, used or not, unless it is told of another.
 */
export const newApp = (options: FastifyServerOptions = {}): FastifyInstance => {
  const schemaController = { compilersFactory: { buildValidator: unused, buildSerializer: unused } };
  const app = Fastify({ ...options, schemaController });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => data => JSON.stringify(data));
  return app;
};
