import { useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * Does what React has put off until after the last drawing. MUI's field of a day holds what was typed of a part until the
 * day is drawn, and drops it in an effect of each drawing: one that is still to come when a key is pressed, as when an
 * answer has just redrawn the form, would take the other parts with it.
 */
export const useDoneBefore = (): (() => void) => {
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0);
  return () => flushSync(draw);
};
