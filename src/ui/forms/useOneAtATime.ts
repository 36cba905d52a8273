import { useEffect, useRef } from 'react';

/** Of a mutation: whether it is under way, and since when. */
type Mutation = { isPending: boolean; submittedAt: number };

/** What is asked for while it is under way, and before what came of it is drawn, is the same press once more: nothing is done. */
export const useOneAtATime = <Args extends unknown[]>(
  run: (...args: Args) => void,
  { isPending, submittedAt }: Mutation,
): ((...args: Args) => void) => {
  const isRunning = useRef(false);
  const overSince = isPending ? null : submittedAt;
  useEffect(() => {
    if (overSince !== null) isRunning.current = false;
  }, [overSince]);
  return (...args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    run(...args);
  };
};
