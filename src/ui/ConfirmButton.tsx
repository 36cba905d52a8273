import { Button as MuiButton } from '@mui/material';
import { Confirm, useTranslate } from 'react-admin';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Key of i18n or text of the button. */
  label: string;
  title: string;
  /** What is about to happen; may list what it happens to. */
  content: ReactNode;
  args?: Record<string, string | number>;
  onConfirm: () => void;
  isPending?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
  color?: 'primary' | 'error' | 'inherit';
  variant?: 'text' | 'outlined' | 'contained';
};

/** A button that asks first: `<ConfirmButton label="app.action.accept" title="…" content="…" onConfirm={run} />`. */
export const ConfirmButton = ({ label, title, content, args = {}, onConfirm, isPending, icon, ...rest }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const say = (text: string) => translate(text, { smart_count: 1, ...args, _: text });
  const { color = 'primary', variant = 'outlined', disabled } = rest;
  return (
    <>
      <MuiButton
        size="small"
        color={color}
        variant={variant}
        startIcon={icon}
        disabled={disabled || isPending}
        onClick={event => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {say(label)}
      </MuiButton>
      <Confirm
        isOpen={open}
        loading={isPending}
        title={say(title)}
        content={typeof content === 'string' ? say(content) : content}
        confirmColor={color === 'error' ? 'warning' : 'primary'}
        onConfirm={event => {
          event.stopPropagation();
          setOpen(false);
          onConfirm();
        }}
        onClose={event => {
          event.stopPropagation();
          setOpen(false);
        }}
      />
    </>
  );
};
