import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'startIcon' | 'fullWidth' | 'sx'> & {
  label: string;
  accept: string;
  multiple?: boolean;
  /** Opens the phone's camera instead of asking where from. */
  capture?: boolean;
  /** What the button is called, where its text is too short to say it. */
  describedAs?: string;
  onFiles: (files: FileList | null) => void;
};

/** A button that asks for files. The browser's own control is out of sight: the button says and does all of it. */
export const FileButton = ({ label, accept, multiple, capture, describedAs, onFiles, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} aria-label={describedAs} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        onChange={event => {
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
    </>
  );
};
