import { verdictOfFailure } from './verdictOfFailure.ts';

/** Whether a call failed because no server was reached: no coverage, a time-out, or a proxy with nothing behind it. */
export const isUnreachable = (error: unknown): boolean => verdictOfFailure(error) === 'unreachable';
