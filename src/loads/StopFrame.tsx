import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

type Props = { number: number; actions?: ReactNode; children: ReactNode };

/** One stop of the form, called by its number. */
export const StopFrame = ({ number, actions, children }: Props) => {
  const title = useTranslate()('resources.loads.help.stop', { number });
  return (
    <Box
      component="fieldset"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, mb: 1, p: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h3" variant="subtitle2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
};
