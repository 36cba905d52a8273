import { Box, Paper } from '@mui/material';
import { useEffect, useState } from 'react';
import { askForApplication } from '../application.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { isLogoutUnheard, tellLogout } from '../../provider/account.ts';
import { enterAs } from '../../provider/session.ts';
import { plainTexts } from '../../texts/texts.ts';

/** Whether the server hasn't heard yet of the last logout; it is told again now, and whenever there is a connection. */
const useUnheard = (): boolean => {
  const [unheard, setUnheard] = useState(isLogoutUnheard);
  useEffect(() => {
    const tell = async () => {
      if (isLogoutUnheard()) await tellLogout().catch(() => null);
      setUnheard(isLogoutUnheard());
    };
    void tell();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, []);
  return unheard;
};

/** The screen of those who are not logged in (Spec 2). */
export const Login = ({ notice }: { notice?: string }) => {
  const unheard = useUnheard();
  useEffect(() => {
    document.title = `${plainTexts().auth.login.title} · ${plainTexts().app.title}`;
  }, []);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <LoginPanel />
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: 2 }}>
        {/* Whoever types is about to come in. What can't be had now is asked for again, and said, when it is shown. */}
        <Paper variant="outlined" onInput={() => void askForApplication()} sx={{ width: '100%', maxWidth: 420 }}>
          <LoginForm notice={unheard ? plainTexts().auth.login.unheard : notice} headingLevel="h1" onLogin={enterAs} />
        </Paper>
      </Box>
    </Box>
  );
};
