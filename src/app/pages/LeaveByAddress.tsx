import { useBlocker } from 'react-admin';
import { useEffect, useRef } from 'react';
import { isGuarded, mayLeavePages } from '../../ui/forms/leaveGuards.ts';

/** Who goes to another page, by a link or by Back, is asked by what would be lost. A router has one that asks, for all of them. */
export const LeaveByAddress = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isGuarded() && currentLocation.pathname !== nextLocation.pathname,
  );
  /** Where somebody wants to go in the end may have changed by the time of the answer. */
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  }, [blocker]);
  const { state } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    void mayLeavePages().then(leave => (leave ? latest.current.proceed?.() : latest.current.reset?.()));
  }, [state]);
  return null;
};
