import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'startIcon' | 'fullWidth' | 'sx'> & {
  label: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: FileList | null) => void;
};

/** A button that asks for files. The browser's own control is out of sight: the button says and does all of it. */
export const FileButton = ({ label, accept, multiple, onFiles, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={event => {
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
    </>
  );
};
