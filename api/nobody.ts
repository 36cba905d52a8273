import type { User } from './world.ts';

/** Who acts in a job: the server itself, no account of anybody's. */
export const nobody: User = {
  ...{ id: 0, username: '', email: '', role: 'superUser' },
  ...{ carrierId: null, clientId: null, vehicleId: null },
};
