import type { Knex } from 'knex';
import { DOCUMENT_OWNERS } from '#domain/documents';
import { lockRows } from '../crud/lockRows.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Db } from '../database/db.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { DocumentRow } from './documentRules.ts';

/** The version that has taken the place of a document of the query around; one that was removed gives it back. */
export const newerVersion = (db: Db): Knex.QueryBuilder =>
  db('documents as newer')
    .select('newer.id')
    .where('newer.disabled', false)
    .whereRaw('"newer"."replacesId" = "documents"."id"');

/** What an answer says of another version of its document. */
export const IN_LINKS = ['id', 'type', 'name', 'expirationDate'] as const;

type Version = { id: number; replacesId: number };

/** What took the place of each of a page of documents, in one query. */
export const newerOf = async (ids: readonly number[], { db }: Ctx): Promise<Map<number, Values>> => {
  const found: Version[] = ids.length
    ? await db('documents')
        .whereIn('replacesId', ids)
        .where('disabled', false)
        .select(...IN_LINKS, 'replacesId')
    : [];
  return new Map(found.map(({ replacesId, ...version }) => [replacesId, version]));
};

const isReplaced = async (id: number, { db }: Ctx): Promise<boolean> =>
  (await db('documents').where({ replacesId: id, disabled: false }).first('id')) !== undefined;

/** What has been replaced stays as it was: it is kept to be read. */
export const checkInForce = async ({ id }: Row, ctx: Ctx): Promise<void> => {
  if (await isReplaced(id, ctx)) throw new HttpError(409, 'errors.documents.replaced');
};

/** A document is replaced once, by one of the same owner and type. What isn't of this owner is as good as not there. */
export const checkReplaces = async (document: DocumentRow, ctx: Ctx): Promise<void> => {
  const { replacesId } = document;
  if (!replacesId) return;
  // Whoever else replaces it, changes it or removes it at this moment comes before or after.
  await lockRows('documents', [replacesId], ctx);
  const older: DocumentRow | undefined = await ctx.db('documents').where({ id: replacesId, disabled: false }).first();
  if (!older || DOCUMENT_OWNERS.some(owner => (older[owner] ?? null) !== (document[owner] ?? null)))
    throw invalidKeys({ replacesId: 'validation.unknownReference' });
  if (older.type !== document.type) throw invalidKeys({ type: 'validation.sameType' });
  if (await isReplaced(replacesId, ctx)) throw new HttpError(409, 'errors.documents.alreadyReplaced');
};

/** A version that comes back takes the place of the older one again: that has to be there, and free. */
export const checkComesBack = async ({ replacesId }: DocumentRow, ctx: Ctx): Promise<void> => {
  if (!replacesId) return;
  const older: Values | undefined = await ctx.db('documents').where({ id: replacesId, disabled: false }).first('id');
  if (!older) throw new HttpError(409, 'errors.documents.olderRemoved');
  if (await isReplaced(replacesId, ctx)) throw new HttpError(409, 'errors.documents.alreadyReplaced');
};

/** Documents together with those whose place they take: who changes either waits for the other. */
export const lockVersions = async (ids: readonly number[], ctx: Ctx): Promise<void> => {
  const older: number[] = await ctx.db('documents').whereIn('id', ids).whereNotNull('replacesId').pluck('replacesId');
  await lockRows('documents', [...ids, ...older], ctx);
};
