import { useEffect, useState } from 'react';

/** The time by this device's clock, anew every so many milliseconds: for what is said relative to it. */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), every);
    return () => window.clearInterval(timer);
  }, [every]);
  return now;
};
