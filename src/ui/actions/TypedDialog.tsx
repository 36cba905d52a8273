import { Dialog, type DialogProps } from '@mui/material';
import { useState } from 'react';
import { useLeaveQuestion } from '../forms/useLeaveQuestion.tsx';

type Props = Omit<DialogProps, 'onClose'> & {
  /** Without it the dialog stays. */
  onClose?: () => void;
  /** Whether it holds what would be lost; by itself, whether something was typed in it. */
  isTyped?: boolean;
};

/** A dialog to be filled in: once something was typed, Escape, a click beside it and leaving its page ask first. */
export const TypedDialog = ({ onClose, isTyped, children, ...dialog }: Props) => {
  const [hasInput, setHasInput] = useState(false);
  const unsaved = dialog.open && (isTyped ?? hasInput);
  const { ask, question } = useLeaveQuestion(unsaved);
  const leave = async () => {
    if (!unsaved || (await ask())) onClose?.();
  };
  return (
    <Dialog
      {...dialog}
      onClose={onClose && (() => void leave())}
      onInput={() => setHasInput(true)}
      onDrop={() => setHasInput(true)}
      // Opened again, it is empty again.
      slotProps={{ transition: { onExited: () => setHasInput(false) } }}
    >
      {children}
      {question}
    </Dialog>
  );
};
