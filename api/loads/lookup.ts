import { isStorable } from '#domain/characters';
import { MAX_ID } from '#domain/fields';
import { loads } from '#domain/loads';
import { badRequest } from '../http/HttpError.ts';
import { decodeRow } from '../crud/codec.ts';
import { scopedRows } from '../crud/read.ts';
import type { Resource, Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

const LOOKUP_PARAMS = ['client_id', 'client_ref'] as const;
const LAST = 25;

/** A reference as it was typed, and in the letters that it may be kept in: an index finds each of them. */
const inEitherCase = (reference: string): string[] => [
  ...new Set([reference, reference.toUpperCase(), reference.toLowerCase()]),
];

/**
 * GET /api/loads?client_id&client_ref: the orders of a client with that reference (trimmed), oldest first, so that the
 * last one prefills the form (Spec 7, Design 4). null when the address asks for something else.
 */
export const findByClientRef = async (query: Values, ctx: Ctx, resource: Resource): Promise<Row[] | null> => {
  const asked = LOOKUP_PARAMS.filter(name => name in query);
  if (!asked.length) return null;
  const unknown = Object.keys(query).find(name => !LOOKUP_PARAMS.some(each => each === name));
  if (unknown) throw badRequest('errors.unknownParameter', { name: unknown }, unknown);
  const clientRef = String(query.client_ref ?? '').trim();
  const clientId = Number(query.client_id);
  const isId = Number.isInteger(clientId) && clientId >= 1 && clientId <= MAX_ID;
  // PostgreSQL fails on what no number or text of it can hold, rather than finding nothing.
  if (!isId || !clientRef || clientRef.length > 100 || !isStorable(clientRef))
    throw badRequest('errors.malformedParameter', { name: asked.length < 2 ? LOOKUP_PARAMS.join(', ') : 'client_id' });
  const found: Values[] = await scopedRows(resource, ctx)
    .where({ 'loads.clientId': clientId, 'loads.disabled': false })
    .whereIn('loads.clientRef', inEitherCase(clientRef))
    .orderBy('loads.id', 'desc')
    .limit(LAST)
    .select('loads.*');
  return found.map(row => decodeRow(loads, row)).reverse();
};
