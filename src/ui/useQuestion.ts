import { useRef, useState } from 'react';

/**
 * A question in a dialog: `ask` opens it, and it is answered once. What is pressed after that, though its dialog fades out
 * still, does nothing and reaches nothing under it.
 */
export const useQuestion = () => {
  const [isOpen, setIsOpen] = useState(false);
  const isAsking = useRef(false);
  const show = (open: boolean) => {
    isAsking.current = open;
    setIsOpen(open);
  };
  return {
    isOpen,
    ask: () => show(true),
    close: () => show(false),
    answer: (act: () => void) => {
      if (!isAsking.current) return;
      show(false);
      act();
    },
  };
};
