import { PRINTABLE_TYPES } from '#domain/documents';
import { SETTINGS_ID } from '#domain/settings';
import type { FileRow } from '../files/fileRows.ts';
import { printable } from '../files/pictures.ts';
import type { Ctx } from '../world.ts';

/** The office's newest printable logo as a data: URL; null without one. */
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
  const logo = await printable(Buffer.concat(parts));
  if (!logo) {
    ctx.log.warn({ file: file.name }, 'logo not printed: too large, or broken');
    return null;
  }
  return `data:${file.type};base64,${logo.toString('base64')}`;
};
