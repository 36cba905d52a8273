import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MAX_ID, rowId } from '#domain/fields';
import { badRequest, notFound } from '../http/HttpError.ts';

/** The id in the path; 404 for anything that can't be a row's id. */
export const idOf = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string };
  const number = /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN;
  if (!(number >= 1 && number <= MAX_ID)) throw notFound();
  return number;
};

/** An id among the URL's parameters; 422 if it isn't one. */
export const idInQuery = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'invalid' })
  .transform(Number)
  .refine(value => value <= MAX_ID, { error: 'invalid' });

export const MAX_MANY = 500;

export const manyBody = z.strictObject({
  ids: z.array(rowId(z)).min(1).max(MAX_MANY),
  data: z.record(z.string(), z.unknown()),
});

/** The body of a bulk change: ids without repetition, and the fields to change. 400 for any other, and for too many. */
export const manyOf = (body: unknown): z.output<typeof manyBody> => {
  const parsed = manyBody.safeParse(body);
  const isTooMany = parsed.error?.issues.some(({ code, path }) => code === 'too_big' && path.join() === 'ids');
  if (isTooMany) throw badRequest('errors.tooManyRows', { max: MAX_MANY });
  if (!parsed.success) throw badRequest('errors.malformedMany');
  return { ...parsed.data, ids: [...new Set(parsed.data.ids)] };
};

/** What may be said of files that are added: which paper of a load or route they are, and when it was photographed. */
export const paperBody = z.strictObject({ type: z.string().nullish(), madeAt: z.string().nullish() });
