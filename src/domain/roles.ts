export const ROLES = ['superUser', 'admin', 'carrier', 'client', 'accountant', 'driver'] as const;
export type Role = (typeof ROLES)[number];

/** A driver belongs to a vehicle and is made from its detail, never chosen in the user form (Spec 3, Design 3). */
export const USER_FORM_ROLES = ROLES.filter(role => role !== 'driver');

/** "Not admin level" means every role but admin and superUser (Design 3). */
export const isAdminLevel = (role: Role): boolean => role === 'admin' || role === 'superUser';

/** Who is asking, as the rules need it. Ids are null where the role has none. */
export type Viewer = {
  id: number;
  role: Role;
  carrierId: number | null;
  clientId: number | null;
  vehicleId: number | null;
};
