import { Box, Paper } from '@mui/material';
import { useEffect } from 'react';
import { askForApplication } from '../application.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { enterAs } from '../../provider/session.ts';
import { plainTexts } from '../../texts/texts.ts';

/** The screen of those who are not logged in (Spec 2). */
export const Login = ({ notice }: { notice?: string }) => {
  useEffect(() => {
    document.title = `${plainTexts().auth.login.title} · ${plainTexts().app.title}`;
  }, []);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <LoginPanel />
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
        {/* Whoever types is about to come in. What can't be had now is asked for again, and said, when it is shown. */}
        <Paper variant="outlined" onInput={() => void askForApplication()} sx={{ width: '100%', maxWidth: 420 }}>
          <LoginForm notice={notice} headingLevel="h1" onLogin={enterAs} />
        </Paper>
      </Box>
    </Box>
  );
};
