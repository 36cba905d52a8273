import { can } from '#domain/permissions';
import { findRow } from '../crud/read.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { resources } from '../resources.ts';
import type { Ctx } from '../world.ts';
import { FILE_OWNERS, type FileOwner, type FileRow } from './fileRows.ts';
import { isFileName } from './storedName.ts';

/** Through which resource's rights each kind of file is read. */
const OWNERS = {
  documentId: 'documents',
  discountId: 'discounts',
  accountingRequestId: 'accountingRequests',
  settingsId: 'settings',
} as const satisfies Record<FileOwner, keyof typeof resources>;

/** Whether the user may read the row that a file is of. A row out of sight and a missing one look alike. */
const isReadable = async (owner: FileOwner, id: number, ctx: Ctx): Promise<boolean> => {
  const name = OWNERS[owner];
  // The office's logo is on every paper that it gives away.
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

/** The row of a file, if the user may read what it belongs to; anything else is a file that doesn't exist (Design 8). */
export const readableFile = async (name: string, ctx: Ctx): Promise<FileRow> => {
  const file: FileRow | undefined = isFileName(name) ? await ctx.db('files').where({ name }).first() : undefined;
  const owner = FILE_OWNERS.find(each => file?.[each] != null);
  if (!file || !owner || !(await isReadable(owner, file[owner] ?? 0, ctx))) throw notFound();
  return file;
};
