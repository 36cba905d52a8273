import { Box, Typography } from '@mui/material';
import { FieldTitle } from 'react-admin';
import type { ReactNode } from 'react';

type Props = { source?: string; label?: string; children: ReactNode };

/** A value that is only to be read, under its label. Nothing when there is no value. */
export const StaticField = ({ source, label, children }: Props) =>
  children ? (
    <Box sx={{ py: 1 }}>
      <Typography variant="caption" color="text.secondary" component="div">
        <FieldTitle source={source} label={label} />
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  ) : null;
