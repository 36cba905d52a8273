import { useSyncExternalStore } from 'react';

/** A value outside of React that pages follow: `const coverage = sharedState({ lost: false }); coverage.use()`. */
export const sharedState = <T>(initial: T) => {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next: T): void => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    use: (): T => useSyncExternalStore(subscribe, get),
  };
};
