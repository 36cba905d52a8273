import type { Ctx } from '../world.ts';

/** An admin isn't told of superUsers (Design 3): what one of them did is signed by nobody. `role`: of who did it. */
export const isUntold = (role: unknown, ctx: Ctx): boolean => role === 'superUser' && ctx.user.role !== 'superUser';
