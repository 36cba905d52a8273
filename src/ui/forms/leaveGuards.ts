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

export const isGuarded = (): boolean => guards.size > 0;

/** Asked once, by what lies on top: a dialog's answer is that of the form under it too. */
export const mayLeavePages = async (): Promise<boolean> => {
  const top = [...guards].at(-1);
  return top ? top() : true;
};
