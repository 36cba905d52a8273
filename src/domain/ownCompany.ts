import type { Owner } from './permissions/cells.ts';
import { cellOf } from './permissions.ts';
import type { ServiceName } from './resources.ts';
import type { Viewer } from './roles.ts';

/** The company whose rows this viewer writes, as field and id; nothing if it may choose freely. */
export const ownCompany = (viewer: Viewer, service: ServiceName): Partial<Record<Owner, number | null>> => {
  const owner = cellOf(viewer.role, service)?.owner;
  return owner ? { [owner]: viewer[owner] } : {};
};
