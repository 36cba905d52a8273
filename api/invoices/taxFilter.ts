import type { Knex } from 'knex';
import { z } from 'zod';
import { cleanTax, isTaxOption } from '#domain/invoices/tax';
import { taxMap } from '#domain/invoices';
import { badRequest } from '../http/HttpError.ts';

const TAXES = taxMap(z);

/** Filters by `{"taxes":{"IVA":21,"IRPF":1}}`: invoices with exactly these taxes, which are stored in one form only. */
export const filterByTaxes = (query: Knex.QueryBuilder, given: unknown): void => {
  const parsed = TAXES.safeParse(given);
  if (!parsed.success || !isTaxOption(parsed.data))
    throw badRequest('errors.badFilterValue', { field: 'taxes' }, 'taxes');
  query.where('invoices.tax', JSON.stringify(cleanTax(parsed.data)));
};
