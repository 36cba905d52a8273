import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { DiscardQuestion } from '../actions/DiscardQuestion.tsx';
import { useLeaveGuard } from './leaveGuards.ts';

type Pending = { answered: Promise<boolean>; answer: (leave: boolean) => void };

const newQuestion = (): Pending => {
  let answer: Pending['answer'] = () => {};
  const answered = new Promise<boolean>(resolve => {
    answer = resolve;
  });
  return { answered, answer };
};

/**
 * Asks before what isn't kept yet is lost: on a link, on Back, with the session, and when the tab closes; `ask` for who
 * leaves in another way. The question is drawn by who asks.
 */
export const useLeaveQuestion = (
  unsaved: boolean,
  isSaving = false,
): { ask: () => Promise<boolean>; question: ReactNode } => {
  const [pending, setPending] = useState<Pending | null>(null);
  const asked = useRef<Pending | null>(null);
  const ask = useCallback(() => {
    asked.current ??= newQuestion();
    const { answered } = asked.current;
    setPending(asked.current);
    return answered.finally(() => {
      asked.current = null;
      setPending(null);
    });
  }, []);
  useLeaveGuard(unsaved, ask);
  // Nothing is lost any more: it was saved, or is gone.
  useEffect(() => {
    if (!unsaved) pending?.answer(true);
  }, [pending, unsaved]);
  useEffect(() => () => asked.current?.answer(true), []);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  const question = (
    <DiscardQuestion
      open={pending !== null && unsaved && !isSaving}
      onDiscard={() => pending?.answer(true)}
      onStay={() => pending?.answer(false)}
    />
  );
  return { ask, question };
};
