import type { FastifyServerOptions } from 'fastify';

const unused = (): never => {
  throw new Error('nothing is checked or written by a schema');
};

/** What Fastify checks bodies and writes answers with by their schemas is loaded by each server, used or not; here it isn't. */
export const WITHOUT_COMPILERS: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: unused, buildSerializer: unused },
};
