export const ROLES = ['superUser', 'admin', 'carrier', 'client', 'accountant', 'driver'] as const;
export type Role = (typeof ROLES)[number];

/** The roles in the user form. Drivers are made on their vehicle's page (Spec 3, Design 3). */
export const USER_FORM_ROLES = ROLES.filter(role => role !== 'driver');

/** Whether a role is admin or superUser; all others are "not admin level" (Design 3). */
export const isAdminLevel = (role: Role): boolean => role === 'admin' || role === 'superUser';

/** The account whose rights a rule checks. Ids are null if the role has none. */
export type Viewer = {
  id: number;
  role: Role;
  carrierId: number | null;
  clientId: number | null;
  vehicleId: number | null;
};
