import { PICTURE_TYPES, PRINTABLE_TYPES } from '#domain/documents';
import { can } from '#domain/permissions';
import type { ServiceName } from '#domain/resources';
import { forbidden } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { type FileOwner, keepFiles } from './fileRows.ts';
import { type ReceivedFile, refuseFile } from './receive.ts';

type Owner = Extract<FileOwner, 'discountId' | 'settingsId'>;

/** Covers are for screens, the logo is printed too. */
const KEPT: Record<Owner, { resource: ServiceName; types: readonly string[]; refusal: string }> = {
  discountId: { resource: 'discounts', types: PICTURE_TYPES, refusal: 'errors.files.notPicture' },
  settingsId: { resource: 'settings', types: PRINTABLE_TYPES, refusal: 'errors.files.notPrintable' },
};

/**
 * Stores a row's picture, a cover or a logo, for those who may change the row. The newest counts; 415 if it isn't a
 * fitting picture type.
 */
export const keepPicture = async (
  owner: Owner,
  ownerId: number,
  files: readonly ReceivedFile[],
  ctx: Ctx,
): Promise<void> => {
  const { resource, types, refusal } = KEPT[owner];
  if (!can(ctx.user.role, 'update', resource)) throw forbidden();
  if (!files.every(({ type }) => types.includes(type))) throw refuseFile(415, refusal);
  await keepFiles(owner, ownerId, files, ctx);
};
