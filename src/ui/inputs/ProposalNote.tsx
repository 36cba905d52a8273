import ProposedIcon from '@mui/icons-material/AutoFixHigh';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  text: string;
  /** It is what the field holds; otherwise it is only at hand. */
  isTaken?: boolean;
  /** The field above says something below itself already. */
  hasWords?: boolean;
  /** Buttons: to accept it, or to take it. */
  children?: ReactNode;
};

/** Under a field, where what it holds was not typed by anybody: why it is proposed. */
export const ProposalNote = ({ text, isTaken = true, hasWords = false, children }: Props) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 0.75,
      pl: 1,
      // Close to its field, in the place of a word of help where there is none.
      mt: hasWords ? 0 : -1.5,
      mb: 1.5,
      borderLeft: 3,
      borderColor: isTaken ? 'info.main' : 'divider',
    }}
  >
    <ProposedIcon fontSize="inherit" color={isTaken ? 'info' : 'disabled'} />
    <Typography variant="caption" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
    {children}
  </Box>
);
