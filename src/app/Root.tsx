import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import { useColourMode } from './colourMode.ts';
import { Gate } from './Gate.tsx';
import { lazyPage } from './lazyPage.ts';
import { plainTexts } from './texts.ts';
import { THEMES } from './theme.ts';

const Application = lazyPage(() => import('./Application.tsx'), 'Application');

/** Pages that ask for no session. */
const PUBLIC = /\/(reset-password|setup)\/[^/]+\/?$/;

/** The login by itself, and the application once there is somebody for it: it is several times as large. */
export const Root = () => {
  const mode = useColourMode();
  const application = (
    <Suspense fallback={<Spinner label={plainTexts().app.loading} />}>
      <Application />
    </Suspense>
  );
  return (
    <ThemeProvider theme={THEMES[mode]}>
      <CssBaseline />
      {PUBLIC.test(window.location.pathname) ? application : <Gate>{() => application}</Gate>}
    </ThemeProvider>
  );
};
