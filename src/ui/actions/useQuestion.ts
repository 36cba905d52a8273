import { type SyntheticEvent, useRef, useState } from 'react';

/** The second press of a double click falls beside the dialog that the first one opened. */
const DOUBLE_CLICK_MS = 500;

const isBeside = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.matches('.MuiDialog-container');

/**
 * A question in a dialog: `ask` opens it, and it is answered once. What is pressed after that, though its dialog fades out
 * still, does nothing and reaches nothing under it.
 */
export const useQuestion = () => {
  const [isOpen, setIsOpen] = useState(false);
  const isAsking = useRef(false);
  const askedAt = useRef(0);
  const show = (open: boolean) => {
    isAsking.current = open;
    setIsOpen(open);
  };
  return {
    isOpen,
    ask: () => {
      askedAt.current = performance.now();
      show(true);
    },
    close: (event?: SyntheticEvent) => {
      if (event && isBeside(event) && performance.now() - askedAt.current < DOUBLE_CLICK_MS) return;
      show(false);
    },
    answer: (act: () => void) => {
      if (!isAsking.current) return;
      show(false);
      act();
    },
  };
};
