import type { Owner } from './permissionCells.ts';
import { cellOf } from './permissions.ts';
import type { ServiceName } from './resources.ts';
import type { Viewer } from './roles.ts';

/** Whose a row is that this viewer writes: its own company's, by the field that says so; nothing where that is free. */
export const ownCompany = (viewer: Viewer, service: ServiceName): Partial<Record<Owner, number | null>> => {
  const owner = cellOf(viewer.role, service)?.owner;
  return owner ? { [owner]: viewer[owner] } : {};
};
