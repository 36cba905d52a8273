import type { Knex } from 'knex';
import { DOCUMENT_OWNERS, documents } from '#domain/documents';
import { rowToWire } from '../crud/codec.ts';
import { lockRows } from '../crud/lockRows.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Db } from '../database/db.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { DocumentRow } from './documentRules.ts';

/** SQL for the version that replaced a document of the outer query; a removed version doesn't count. */
export const newerVersion = (db: Db): Knex.QueryBuilder =>
  db('documents as newer')
    .select('newer.id')
    .where('newer.disabled', false)
    .whereRaw('"newer"."replacesId" = "documents"."id"');

/** The columns of another version that answers include. */
export const IN_LINKS = ['id', 'type', 'name', 'expirationDate'] as const;

type Version = { id: number; replacesId: number };

/** The newer version of each of these documents, in one query. */
export const newerOf = async (ids: readonly number[], { db }: Ctx): Promise<Map<number, Values>> => {
  const found: Version[] = ids.length
    ? await db('documents')
        .whereIn('replacesId', ids)
        .where('disabled', false)
        .select(...IN_LINKS, 'replacesId')
    : [];
  return new Map(found.map(({ replacesId, ...version }) => [replacesId, rowToWire(documents, version)]));
};

const isReplaced = async (id: number, { db }: Ctx): Promise<boolean> =>
  (await db('documents').where({ replacesId: id, disabled: false }).first('id')) !== undefined;

/** 409 if the document was replaced: it is only kept to be read. */
export const checkInForce = async ({ id }: Row, ctx: Ctx): Promise<void> => {
  if (await isReplaced(id, ctx)) throw new HttpError(409, 'errors.documents.replaced');
};

/** 409 for a removed one; whoever removes or replaces it at this moment comes before or after. */
export const checkStillThere = async ({ id }: Row, ctx: Ctx): Promise<void> => {
  await lockRows('documents', [id], ctx);
  if (!(await ctx.db('documents').where({ id, disabled: false }).first('id')))
    throw new HttpError(409, 'errors.disabled');
};

/**
 * 409 or 422 unless this document may replace the older one: once only, with the same owner and type. A document of
 * another owner counts as missing.
 */
export const checkReplaces = async (document: DocumentRow, ctx: Ctx): Promise<void> => {
  const { replacesId } = document;
  if (!replacesId) return;
  // Others replacing, changing or removing it at this moment come before or after.
  await lockRows('documents', [replacesId], ctx);
  const older: DocumentRow | undefined = await ctx.db('documents').where({ id: replacesId, disabled: false }).first();
  if (!older || DOCUMENT_OWNERS.some(owner => (older[owner] ?? null) !== (document[owner] ?? null)))
    throw invalidKeys({ replacesId: 'validation.unknownReference' });
  if (older.type !== document.type) throw invalidKeys({ type: 'validation.sameType' });
  if (await isReplaced(replacesId, ctx)) throw new HttpError(409, 'errors.documents.alreadyReplaced');
};

/** A restored version replaces the older one again: 409 unless that exists and isn't replaced by another. */
export const checkComesBack = async ({ replacesId }: DocumentRow, ctx: Ctx): Promise<void> => {
  if (!replacesId) return;
  const older: Values | undefined = await ctx.db('documents').where({ id: replacesId, disabled: false }).first('id');
  if (!older) throw new HttpError(409, 'errors.documents.olderRemoved');
  if (await isReplaced(replacesId, ctx)) throw new HttpError(409, 'errors.documents.alreadyReplaced');
};

/** Locks documents and those they replace, so that changes to either wait for each other. */
export const lockVersions = async (ids: readonly number[], ctx: Ctx): Promise<void> => {
  const older: number[] = await ctx.db('documents').whereIn('id', ids).whereNotNull('replacesId').pluck('replacesId');
  await lockRows('documents', [...ids, ...older], ctx);
};
