import { stretchOf } from '../turns/stretch.ts';

/** Progress: rows checked or written. */
export type Progress = { doing: 'checking' | 'sending'; done: number; total: number };
export type Tell = (progress: Progress) => void;

/** Work between pauses, in ms: other requests are answered within little more. */
const STRETCH_MS = 15;

/** Called between rows: after a while it lets others have their turn, and reports the progress. */
export type Pace = (progress?: Progress) => Promise<void>;

/** A pace that reports progress with `tell` at each pause. */
export const paceOf = (tell: Tell): Pace => {
  const stretch = stretchOf(STRETCH_MS);
  return async progress => {
    if (!stretch.isOver()) return;
    if (progress) tell(progress);
    await stretch.rest();
  };
};
