import { type KeyboardEvent, useRef } from 'react';

const DIGIT = /^\d$/;
const SEPARATOR = /^[-/. ]$/;

/**
 * `5/1/2027` typed in a day's field: a separator ends a part that waits for another digit, and says nothing where the part
 * was full and the next one has the focus already.
 */
export const useDaySeparators = () => {
  const typedIn = useRef<EventTarget | null>(null);
  return (event: KeyboardEvent) => {
    if (DIGIT.test(event.key)) typedIn.current = event.target;
    if (!SEPARATOR.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (typedIn.current !== event.target) return;
    typedIn.current = null;
    event.target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  };
};
