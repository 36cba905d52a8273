import { setImmediate } from 'node:timers/promises';

/** How far one is: rows that are looked through, or written. */
export type Progress = { doing: 'checking' | 'sending'; done: number; total: number };
export type Tell = (progress: Progress) => void;

/** How long one goes on at a stretch: whoever asks something else meanwhile is answered within little more. */
const STRETCH_MS = 15;

/** Asked between rows: lets others have their turn when one has gone on for long enough, and says then how far one is. */
export type Pace = (progress?: Progress) => Promise<void>;

export const paceOf = (tell: Tell): Pace => {
  let since = performance.now();
  return async progress => {
    if (performance.now() - since < STRETCH_MS) return;
    if (progress) tell(progress);
    await setImmediate();
    since = performance.now();
  };
};
