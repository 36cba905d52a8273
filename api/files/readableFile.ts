import { can } from '#domain/permissions';
import { findRow } from '../crud/read.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { resources } from '../resources.ts';
import type { Ctx } from '../world.ts';
import { FILE_OWNERS, type FileOwner, type FileRow } from './fileRows.ts';
import { isFileName } from './storedName.ts';

/** The resource whose rights decide who reads each owner's files. */
const OWNERS = {
  documentId: 'documents',
  discountId: 'discounts',
  accountingRequestId: 'accountingRequests',
  settingsId: 'settings',
} as const satisfies Record<FileOwner, keyof typeof resources>;

/** Whether the user may read a file's owner. An invisible row and a missing one look the same. */
const isReadable = async (owner: FileOwner, id: number, ctx: Ctx): Promise<boolean> => {
  const name = OWNERS[owner];
  // The office's logo is on all its papers anyway.
  if (name === 'settings') return true;
  const resource = resources[name];
  if (!resource || !can(ctx.user.role, 'read', name)) return false;
  try {
    await findRow(resource, id, ctx);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 404) return false;
    throw error;
  }
};

/** A file's row, if the user may read its owner; 404 otherwise, as for a missing file (Design 8). */
export const readableFile = async (name: string, ctx: Ctx): Promise<FileRow> => {
  const file: FileRow | undefined = isFileName(name) ? await ctx.db('files').where({ name }).first() : undefined;
  const owner = FILE_OWNERS.find(each => file?.[each] != null);
  if (!file || !owner || !(await isReadable(owner, file[owner] ?? 0, ctx))) throw notFound();
  return file;
};
