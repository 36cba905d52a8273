import { Button, IconButton, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';

type Props = Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded'> & {
  label: string;
  /** Its icon, which is all of it on a phone. */
  children: ReactNode;
  disabled?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** A button of a list's toolbar. */
export const BarButton = ({ label, children, ...props }: Props) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!isPhone)
    return (
      <Button size="small" startIcon={children} {...props}>
        {label}
      </Button>
    );
  const button = (
    <IconButton color="primary" size="large" aria-label={label} {...props}>
      {children}
    </IconButton>
  );
  // What can't be pressed can't be pointed at either.
  return props.disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
};
