import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { createElement, useState } from 'react';
import { Spinner } from '../ui/pages/Spinner.tsx';
import { useColourMode } from '../ui/theme/colourMode.ts';
import { Gate } from './account/Gate.tsx';
import { useApplication } from './application.ts';
import { lazyPart } from '../ui/pages/lazyPart.tsx';
import { plainTexts } from '../texts/texts.ts';
import { themeOf } from '../ui/theme/theme.ts';

const ResetPassword = lazyPart(() => import('./account/ResetPassword.tsx'), 'ResetPassword');

/** Pages that ask for no session: a new password, which the login alone is enough for, and the first account. */
const RESET = /\/reset-password\/([^/]+)\/?$/;
const SETUP = /\/setup\/[^/]+\/?$/;

/** The login by itself, and the application once there is somebody for it: it is several times as large. */
export const Root = () => {
  const mode = useColourMode();
  const [saved, setSaved] = useState(false);
  const { pathname } = window.location;
  const [, token] = RESET.exec(pathname) ?? [];
  const toLogin = () => {
    window.history.replaceState(null, '', import.meta.env.BASE_URL);
    setSaved(true);
  };
  return (
    <ThemeProvider theme={themeOf(mode)}>
      <CssBaseline />
      {token ? (
        <ResetPassword token={decodeURIComponent(token)} onSaved={toLogin} />
      ) : SETUP.test(pathname) ? (
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
