import { useEffect, useRef } from 'react';
import type { Submit } from './EntityForm.tsx';

type Options = {
  /** What was saved stays on the screen and may be saved again. */
  stays?: boolean;
  /** Of a form that is closed and opened again without ever being gone. */
  isOpen?: boolean;
};

/**
 * Sends a form once, by mouse or keys. Whoever presses again hears of the first time, also when its answer is there and
 * what comes next isn't drawn yet. A refusal lets it be sent again.
 */
export const useSendOnce = (submit: Submit, { stays = false, isOpen = false }: Options = {}): Submit => {
  const sent = useRef<ReturnType<Submit> | null>(null);
  useEffect(() => {
    if (isOpen) sent.current = null;
  }, [isOpen]);
  const send: Submit = async (values, event) => {
    let isOver = false;
    try {
      const refusal = await submit(values, event);
      isOver = !refusal && !stays;
      return refusal;
    } finally {
      if (!isOver) sent.current = null;
    }
  };
  return (values, event) => {
    sent.current ??= Promise.resolve().then(() => send(values, event));
    return sent.current;
  };
};
