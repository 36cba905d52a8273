import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Brand } from '../../ui/plain/Brand.tsx';
import { plainTexts } from '../../texts/texts.ts';

/** The frame of pages that ask for no session: new password, first account. */
export const PublicPage = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · ${plainTexts().app.title}`;
  }, [title]);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440, p: { xs: 2.5, sm: 4 } }}>
        <Brand />
        <Typography component="h1" variant="h5" sx={{ my: 2 }}>
          {title}
        </Typography>
        {children}
      </Paper>
    </Box>
  );
};
