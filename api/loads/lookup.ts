import { isStorable } from '#domain/text/characters';
import { MAX_ID } from '#domain/fields';
import { loads } from '#domain/loads';
import { badRequest } from '../http/HttpError.ts';
import { decodeRow } from '../crud/codec.ts';
import { scopedRows } from '../crud/read.ts';
import type { Resource, Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

export const LOOKUP_PARAMS = {
  client_id: 'Con client_ref: los últimos pedidos de ese cliente con esa referencia, del más antiguo al más nuevo',
  client_ref: 'La referencia, en mayúsculas o no',
};
const NAMES = Object.keys(LOOKUP_PARAMS);
/** Parameters that clients send with every list, ignored here: order and number are fixed. */
const PASSED_OVER: readonly string[] = ['sort', 'range'];
const LAST = 25;

/** A reference as typed and in both cases in which it may be stored, so that an index finds it. */
const inEitherCase = (reference: string): string[] => [
  ...new Set([reference, reference.toUpperCase(), reference.toLowerCase()]),
];

/**
 * GET /api/loads?client_id&client_ref: a client's orders with that reference (trimmed), oldest first, so that the last
 * one prefills the form (Spec 7, Design 4). null without these parameters.
 */
export const findByClientRef = async (query: Values, ctx: Ctx, resource: Resource): Promise<Row[] | null> => {
  const asked = NAMES.filter(name => name in query);
  if (!asked.length) return null;
  const isKnown = (name: string): boolean =>
    NAMES.includes(name) || PASSED_OVER.includes(name) || (name === 'filter' && query.filter === '{}');
  const unknown = Object.keys(query).find(name => !isKnown(name));
  if (unknown) throw badRequest('errors.unknownParameter', { name: unknown }, unknown);
  const clientRef = String(query.client_ref ?? '').trim();
  const clientId = Number(query.client_id);
  const isId = Number.isInteger(clientId) && clientId >= 1 && clientId <= MAX_ID;
  // PostgreSQL fails on values it can't store, instead of finding nothing.
  const isReference = !!clientRef && clientRef.length <= 100 && isStorable(clientRef);
  if (!isId || !isReference) {
    const wrong = NAMES.filter(name => asked.length < NAMES.length || !(name === 'client_id' ? isId : isReference));
    throw badRequest('errors.malformedParameter', { name: wrong.join(', ') });
  }
  const found: Values[] = await scopedRows(resource, ctx)
    .where({ 'loads.clientId': clientId, 'loads.disabled': false })
    .whereIn('loads.clientRef', inEitherCase(clientRef))
    .orderBy('loads.id', 'desc')
    .limit(LAST)
    .select('loads.*');
  return found.map(row => decodeRow(loads, row)).reverse();
};
