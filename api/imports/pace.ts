import { stretchOf } from '../turns/stretch.ts';

/** How far one is: rows that are looked through, or written. */
export type Progress = { doing: 'checking' | 'sending'; done: number; total: number };
export type Tell = (progress: Progress) => void;

/** How long one goes on at a stretch: whoever asks something else meanwhile is answered within little more. */
const STRETCH_MS = 15;

/** Asked between rows: lets others have their turn when one has gone on for long enough, and says then how far one is. */
export type Pace = (progress?: Progress) => Promise<void>;

export const paceOf = (tell: Tell): Pace => {
  const stretch = stretchOf(STRETCH_MS);
  return async progress => {
    if (!stretch.isOver()) return;
    if (progress) tell(progress);
    await stretch.rest();
  };
};
