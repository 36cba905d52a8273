import { z } from 'zod';
import { MAX_ID } from '#domain/fields';

const year = z.string().regex(/^(19|20|21)\d\d$/, { error: 'invalid' });

const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'invalid' })
  .transform(Number)
  .refine(value => value <= MAX_ID, { error: 'invalid' });

/** A year, maybe one of its quarters, and maybe one of the companies whose books are looked into. */
export const periodQuery = z.strictObject({
  year: year.transform(Number).nullish(),
  quarter: z.enum(['1', '2', '3', '4']).transform(Number).nullish(),
  carrierId: id.nullish(),
  clientId: id.nullish(),
});
