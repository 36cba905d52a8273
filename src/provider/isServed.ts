/** Whether the server answers at all. */
export const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/health')).ok;
  } catch {
    return false;
  }
};

/** How often it is asked by itself: a phone may have a network for long before it has coverage. */
const GENTLY_MS = 20_000;

/** Calls back as soon as the server answers again; answers how to wait no longer. */
export const onceServed = (back: () => void): (() => void) => {
  let isOver = false;
  const ask = async () => {
    if (!(await isServed()) || isOver) return;
    stop();
    back();
  };
  const askNow = () => void ask();
  const timer = window.setInterval(askNow, GENTLY_MS);
  const stop = () => {
    isOver = true;
    window.clearInterval(timer);
    window.removeEventListener('online', askNow);
  };
  window.addEventListener('online', askNow);
  return stop;
};
