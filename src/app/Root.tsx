import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { createElement, useState } from 'react';
import { Spinner } from '../ui/pages/Spinner.tsx';
import { useColourMode } from '../ui/theme/colourMode.ts';
import { Gate } from './account/Gate.tsx';
import { openedPasswordLink } from './account/passwordLink.ts';
import { useApplication } from './application.ts';
import { lazyPart } from '../ui/pages/lazyPart.tsx';
import { plainTexts } from '../texts/texts.ts';
import { themeOf } from '../ui/theme/theme.ts';

const ResetPassword = lazyPart(() => import('./account/ResetPassword.tsx'), 'ResetPassword');

/** Asks for no session: the first account. So does a new password, which the login alone is enough for. */
const SETUP = /\/setup\/[^/]+\/?$/;

/** The login by itself, and the application once there is somebody for it: it is several times as large. */
export const Root = () => {
  const mode = useColourMode();
  const [saved, setSaved] = useState(false);
  const token = openedPasswordLink();
  const toLogin = () => {
    window.history.replaceState(null, '', import.meta.env.BASE_URL);
    setSaved(true);
  };
  return (
    <ThemeProvider theme={themeOf(mode)}>
      <CssBaseline />
      {token ? (
        <ResetPassword token={token} onSaved={toLogin} />
      ) : SETUP.test(window.location.pathname) ? (
        <Whole />
      ) : (
        <Gate notice={saved ? plainTexts().auth.reset.saved : undefined}>{() => <Whole />}</Gate>
      )}
    </ThemeProvider>
  );
};

const Whole = () => {
  const application = useApplication();
  return application ? createElement(application) : <Spinner label={plainTexts().app.loading} />;
};
