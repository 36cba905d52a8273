import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** It does nothing now; the focus stays where it is all the same. */
  off?: boolean;
  /** Why it does nothing. */
  reason?: string;
};

/** A small button with an icon, named aloud; where it can't be pressed it says why. */
export const QuietButton = ({ label, icon, onPress, off = false, reason }: Props) => (
  <Tooltip title={(off && reason) || label}>
    <IconButton
      size="small"
      aria-label={off && reason ? `${label}. ${reason}` : label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
      sx={{ width: { xs: 40, sm: 32 }, height: { xs: 40, sm: 32 }, ...(off && { opacity: 0.38, cursor: 'default' }) }}
    >
      {icon}
    </IconButton>
  </Tooltip>
);
