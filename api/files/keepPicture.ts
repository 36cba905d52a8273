import { can } from '#domain/permissions';
import { forbidden } from '../HttpError.ts';
import type { Ctx } from '../world.ts';
import { type FileOwner, keepFiles } from './fileRows.ts';
import { type ReceivedFile, refuseFile } from './receive.ts';
import { isReducible } from './storedName.ts';

const RESOURCES = { discountId: 'discounts', settingsId: 'settings' } as const;

/** The picture of a row, by whoever may change it: a cover, a logo. The newest counts; 415 for what isn't shown as one. */
export const keepPicture = async (
  owner: Extract<FileOwner, keyof typeof RESOURCES>,
  ownerId: number,
  files: readonly ReceivedFile[],
  ctx: Ctx,
): Promise<void> => {
  if (!can(ctx.user.role, 'update', RESOURCES[owner])) throw forbidden();
  if (!files.every(isReducible)) throw refuseFile(415, 'errors.files.notPicture');
  await keepFiles(owner, ownerId, files, ctx);
};
