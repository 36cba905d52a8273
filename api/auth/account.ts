import type { Duty } from '#domain/permissions/duties';
import { servicePermissions } from '#domain/permissions/services';
import type { Role } from '#domain/roles';
import type { Db } from '../database/db.ts';
import { type DutyColumns, dutyColumns, dutyOfRow } from './duties.ts';

type Named = { id: number; name: string };

/** The logged-in account, as login and check answer it (Spec 3: permissions {role, services}, carrier {id}). */
export type Account = {
  id: number;
  username: string;
  email: string;
  role: Role;
  carrier: Named | null;
  client: Named | null;
  vehicle: { id: number; number: string } | null;
  /** What the account must do before anything else. */
  duty: Duty | null;
  permissions: { role: Role; services: ReturnType<typeof servicePermissions> };
};

type Found = DutyColumns & {
  id: number;
  username: string;
  email: string;
  role: Role;
  carrierId: number | null;
  carrierName: string | null;
  clientId: number | null;
  clientName: string | null;
  vehicleId: number | null;
  vehicleNumber: string | null;
};

const named = (id: number | null, name: string | null): Named | null => (id === null ? null : { id, name: name ?? '' });

/** The account as the screens need it; undefined for an unknown id. */
export const accountOf = async (db: Db, id: number): Promise<Account | undefined> => {
  const found: Found | undefined = await db('users')
    .leftJoin('carriers', 'carriers.id', 'users.carrierId')
    .leftJoin('clients', 'clients.id', 'users.clientId')
    .leftJoin('vehicles', 'vehicles.id', 'users.vehicleId')
    .where('users.id', id)
    .first(
      'users.id',
      'users.username',
      'users.email',
      'users.role',
      'users.carrierId',
      'carriers.name as carrierName',
      'users.clientId',
      'clients.name as clientName',
      'users.vehicleId',
      'vehicles.number as vehicleNumber',
      ...dutyColumns(db),
    );
  if (!found) return undefined;
  const { role } = found;
  return {
    id: found.id,
    username: found.username,
    email: found.email,
    role,
    carrier: named(found.carrierId, found.carrierName),
    client: named(found.clientId, found.clientName),
    vehicle: found.vehicleId === null ? null : { id: found.vehicleId, number: found.vehicleNumber ?? '' },
    duty: dutyOfRow(found),
    permissions: { role, services: servicePermissions(role) },
  };
};
