import { cellOf } from '../permissions.ts';
import { SERVICES } from '../resources.ts';
import type { Role } from '../roles.ts';

/** The login answer's rights: services → { permissions: { all: { read, write } } } (Spec 3, Design 3). */
export const servicePermissions = (role: Role) =>
  Object.fromEntries(
    SERVICES.map(service => {
      const cell = cellOf(role, service);
      const write = !!cell && !!(cell.create || cell.update || cell.remove || cell.actions);
      return [service, { permissions: { all: { read: !!cell, write } } }];
    }),
  );
