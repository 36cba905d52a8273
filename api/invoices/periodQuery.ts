import { z } from 'zod';
import { idInQuery } from '../crud/params.ts';

const year = z.string().regex(/^(19|20|21)\d\d$/, { error: 'invalid' });

/** A year, optionally one quarter, and optionally one of the companies whose books are read. */
export const periodQuery = z.strictObject({
  year: year.transform(Number).nullish(),
  quarter: z.enum(['1', '2', '3', '4']).transform(Number).nullish(),
  carrierId: idInQuery.nullish(),
  clientId: idInQuery.nullish(),
});
