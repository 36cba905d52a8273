import { PRINTABLE_TYPES } from '#domain/documents';
import { SETTINGS_ID } from '#domain/settings';
import type { FileRow } from '../files/fileRows.ts';
import type { Ctx } from '../world.ts';

/** The office's newest logo that can be printed, as a data: address; null when there is none. */
export const officeLogo = async (ctx: Ctx): Promise<string | null> => {
  const file: FileRow | undefined = await ctx
    .db('files')
    .where({ settingsId: SETTINGS_ID })
    .whereIn('type', PRINTABLE_TYPES)
    .orderBy('id', 'desc')
    .first();
  const found = file && (await ctx.world.files.open(file.name));
  if (!found) return null;
  const parts: Buffer[] = [];
  for await (const part of found.stream) parts.push(part as Buffer);
  return `data:${file.type};base64,${Buffer.concat(parts).toString('base64')}`;
};
