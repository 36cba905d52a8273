import type { User } from './world.ts';

/** The user in a job: the server itself, not an account. */
export const nobody: User = {
  ...{ id: 0, username: '', email: '', role: 'superUser' },
  ...{ carrierId: null, clientId: null, vehicleId: null },
};
