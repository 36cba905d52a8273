import { Button as MuiButton } from '@mui/material';
import { Confirm, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useIsUnsaved } from '../forms/UnsavedProvider.tsx';
import { useQuestion } from './useQuestion.ts';

type Props = {
  /** Key of i18n or text of the button. */
  label: string;
  /** The same of what it is called by who can't see what it stands beside. */
  name?: string;
  title: string;
  /** What is about to happen; may list what it happens to. */
  content: ReactNode;
  args?: Record<string, string | number>;
  onConfirm: () => void;
  /** Whether what the content asks for can be confirmed; the question stays until it can. */
  isWhole?: () => boolean;
  /** Acts on the row as it is stored: waits while the form of the page has typed changes (`SaveFirst` says so). */
  ofStored?: boolean;
  /** It is pressed, and about to ask. */
  onAsk?: () => void;
  isPending?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
  color?: 'primary' | 'error' | 'inherit';
  variant?: 'text' | 'outlined' | 'contained';
};

/** A button that asks first: `<ConfirmButton label="app.action.accept" title="…" content="…" onConfirm={run} />`. */
export const ConfirmButton = ({
  label,
  name,
  title,
  content,
  args = {},
  onConfirm,
  isWhole = () => true,
  isPending,
  icon,
  ...rest
}: Props) => {
  const translate = useTranslate();
  const question = useQuestion();
  const say = (text: string) => translate(text, { smart_count: 1, ...args, _: text });
  const { color = 'primary', variant = 'outlined', disabled, ofStored, onAsk } = rest;
  const waits = useIsUnsaved() && ofStored;
  return (
    <>
      <MuiButton
        size="small"
        aria-label={name && say(name)}
        color={color}
        variant={variant}
        startIcon={icon}
        disabled={disabled || waits || isPending}
        onClick={event => {
          event.stopPropagation();
          onAsk?.();
          question.ask();
        }}
      >
        {say(label)}
      </MuiButton>
      <Confirm
        isOpen={question.isOpen}
        loading={isPending}
        title={say(title)}
        content={typeof content === 'string' ? say(content) : content}
        confirmColor={color === 'error' ? 'warning' : 'primary'}
        onConfirm={event => {
          event.stopPropagation();
          if (isWhole()) question.answer(onConfirm);
        }}
        onClose={event => {
          event.stopPropagation();
          question.close(event);
        }}
      />
    </>
  );
};
