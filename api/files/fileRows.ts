import { groupBy } from '../crud/groupBy.ts';
import { byIds } from '../crud/byIds.ts';
import type { Ctx } from '../world.ts';
import type { ReceivedFile } from './receive.ts';
import { isReducible } from './storedName.ts';

/** The columns naming a file's owner, of which exactly one is set. Documents hold the files of every other entity. */
export const FILE_OWNERS = ['documentId', 'discountId', 'accountingRequestId', 'settingsId'] as const;
export type FileOwner = (typeof FILE_OWNERS)[number];

export type FileRow = ReceivedFile & { id: number; createdAt: string } & Record<FileOwner, number | null>;

/**
 * A file in answers; `src` is its address for those who may read its owner, `thumb` its thumbnail's, if it can have
 * one.
 */
export type FileLink = Pick<FileRow, 'id' | 'name' | 'title' | 'type' | 'size'> & { src: string; thumb: string | null };

const fileLink = ({ id, name, title, type, size }: FileRow): FileLink => {
  const src = `/api/static/${name}`;
  return { id, name, title, type, size, src, thumb: isReducible({ type }) ? `${src}?size=thumb` : null };
};

/** Stores the rows of received files, in the transaction of their owner. */
export const keepFiles = async (
  owner: FileOwner,
  ownerId: number,
  files: readonly ReceivedFile[],
  ctx: Ctx,
): Promise<void> => {
  const common = { [owner]: ownerId, userId: ctx.user.id, createdAt: ctx.now.toISOString() };
  await ctx.db('files').insert(files.map(file => ({ ...file, ...common })));
};

/**
 * Removes received files without a row from the store, after their write failed. Never rejects, so that the failure
 * itself is answered; the sweep removes the rest.
 */
export const discardFiles = async (files: readonly ReceivedFile[], ctx: Ctx): Promise<void> => {
  if (!files.length) return;
  const names = files.map(file => file.name);
  try {
    const kept: string[] = await ctx.db('files').whereIn('name', names).pluck('name');
    for (const name of names) if (!kept.includes(name)) await ctx.world.files.remove(name);
  } catch (error) {
    ctx.log.warn({ err: error, files: names }, 'files not taken back');
  }
};

const askFor = new Map(
  FILE_OWNERS.map(owner => [owner, byIds<FileRow>((db, ids) => db('files').whereIn(owner, ids).orderBy('id'))]),
);

/** The files of a page of rows, in order of arrival, in one query. */
export const filesOf = async (
  owner: FileOwner,
  ids: readonly number[],
  ctx: Pick<Ctx, 'db'>,
): Promise<Map<number, FileLink[]>> => {
  const found = (await askFor.get(owner)?.(ctx.db, ids)) ?? [];
  const groups = groupBy(found, file => file[owner] ?? 0);
  return new Map([...groups].map(([id, files]) => [id, files.map(fileLink)]));
};
