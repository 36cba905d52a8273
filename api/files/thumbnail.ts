import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Ctx } from '../world.ts';
import type { FileRow } from './fileRows.ts';
import { oneOfFew, reduce } from './pictures.ts';
import type { StoredFile } from './store.ts';
import { isReducible, thumbnailName } from './storedName.ts';
import { withTemporary, writeTemporary } from './temporary.ts';

export const THUMBNAIL_TYPE = 'image/webp';

const keep = (name: string, content: Buffer, ctx: Ctx): Promise<void> =>
  withTemporary(ctx.config.dataDir, async path => {
    await writeTemporary(Readable.from([content]), path);
    await ctx.world.files.put(name, path);
  });

const make = async ({ name }: FileRow, ctx: Ctx): Promise<Buffer | null> => {
  const original = await ctx.world.files.open(name);
  if (!original) {
    ctx.log.error({ file: name }, 'file missing from the store');
    return null;
  }
  const content = await reduce(await buffer(original.stream));
  if (!content) return null;
  // If it can't be stored it is shown anyway: the next request makes it again.
  await keep(thumbnailName(name), content, ctx).catch((error: unknown) =>
    ctx.log.warn({ err: error, file: name }, 'thumbnail not kept'),
  );
  return content;
};

/** Thumbnails in the making, so that several readers of a list share the work. */
const making = new Map<string, Promise<Buffer | null>>();

const makeOnce = (file: FileRow, ctx: Ctx): Promise<Buffer | null> => {
  const found = making.get(file.name);
  if (found) return found;
  const made = oneOfFew(() => make(file, ctx)).finally(() => making.delete(file.name));
  making.set(file.name, made);
  return made;
};

/** A picture's thumbnail: the stored one, or made now; null if it can't have one. */
export const openThumbnail = async (file: FileRow, ctx: Ctx): Promise<StoredFile | null> => {
  if (!isReducible(file)) return null;
  const kept = await ctx.world.files.open(thumbnailName(file.name));
  if (kept) return kept;
  const made = await makeOnce(file, ctx);
  return made && { stream: Readable.from([made]), size: made.length };
};
