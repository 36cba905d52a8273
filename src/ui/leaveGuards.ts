import { useEffect } from 'react';

/** Asks whoever leaves; answers whether to go on. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/** Stands before what would be lost, while `enabled`. */
export const useLeaveGuard = (enabled: boolean, guard: Guard): void => {
  useEffect(() => {
    if (!enabled) return;
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [enabled, guard]);
};

/** For who leaves by no address, as with the session: no router asks then. */
export const mayLeavePages = async (): Promise<boolean> => {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
};
