import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import { useColourMode } from './colourMode.ts';
import { Gate } from './Gate.tsx';
import { lazyPage } from './lazyPage.ts';
import { lazyPart } from './lazyPart.tsx';
import { loadApplication } from './loadApplication.ts';
import { plainTexts } from './texts.ts';
import { themeOf } from './theme.ts';

const Application = lazyPage(loadApplication, 'Application');

const ResetPassword = lazyPart(() => import('./ResetPassword.tsx'), 'ResetPassword');

/** Pages that ask for no session: a new password, which the login alone is enough for, and the first account. */
const RESET = /\/reset-password\/([^/]+)\/?$/;
const SETUP = /\/setup\/[^/]+\/?$/;

/** The login by itself, and the application once there is somebody for it: it is several times as large. */
export const Root = () => {
  const mode = useColourMode();
  const [saved, setSaved] = useState(false);
  const { pathname } = window.location;
  const [, token] = RESET.exec(pathname) ?? [];
  const application = (
    <Suspense fallback={<Spinner label={plainTexts().app.loading} />}>
      <Application />
    </Suspense>
  );
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
        application
      ) : (
        <Gate notice={saved ? plainTexts().auth.reset.saved : undefined}>{() => application}</Gate>
      )}
    </ThemeProvider>
  );
};
