import { type RefObject, useEffect } from 'react';

/** Shift and a click mark rows, not their text. */
const markNoText = (event: MouseEvent): void => {
  if (event.shiftKey) event.preventDefault();
};

/**
 * Hears keys and clicks for all rows at once. Keys on the document and by where they were pressed: what is typed in a
 * dialog over the rows is no business of theirs, and a first arrow finds them from anywhere.
 */
export const useRowEvents = (
  rows: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => void,
  onClick: (event: MouseEvent) => void,
): void => {
  useEffect(() => {
    const element = rows.current;
    document.addEventListener('keydown', onKey);
    element?.addEventListener('click', onClick);
    element?.addEventListener('mousedown', markNoText);
    return () => {
      document.removeEventListener('keydown', onKey);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('mousedown', markNoText);
    };
  }, [rows, onKey, onClick]);
};
