import type { InjectOptions } from 'fastify';

/** A request, and what of it is judged besides its answer. */
export type Step = {
  send: InjectOptions;
  /** The collection it speaks of, and the rows it names there. */
  resource: string;
  ids: number[];
  /** What a list is searched by: told nothing about it, nobody finds anything with it. */
  searched?: string;
  isList?: true;
};
