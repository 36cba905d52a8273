import { ThemeProvider } from '@mui/material/styles';
import { type AdminChildren, CoreAdminContext, CoreAdminUI } from 'react-admin';
import type { ReactNode } from 'react';
import { Loading } from '../../ui/pages/Loading.tsx';
import { AccessDenied } from '../../ui/failures/AccessDenied.tsx';
import { adminThemeOf } from '../../ui/theme/adminTheme.ts';
import { authProvider } from '../account/authProvider.ts';
import { BrokenPage } from '../../ui/failures/BrokenPage.tsx';
import { useColourMode } from '../../ui/theme/colourMode.ts';
import { keepingProvider } from '../../offline/keepingProvider.ts';
import { onlineProvider } from '../../provider/onlineProvider.ts';
import { Home } from '../home/Home.tsx';
import { i18nProvider } from '../../texts/i18nProvider.ts';
import { Layout } from './Layout.tsx';
import { NotFound } from '../../ui/failures/NotFound.tsx';
import { Notices } from '../notices/Notices.tsx';
import { queryClient } from '../../provider/queryClient.ts';
import { routerProvider } from '../pages/routerProvider.tsx';
import { sessionStore } from '../account/sessionStore.ts';

const store = sessionStore();
/** What a driver is answered is kept on the phone. */
const dataProvider = keepingProvider(onlineProvider);

const Look = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={adminThemeOf(useColourMode())}>{children}</ThemeProvider>
);

/**
 * What <Admin> would be, without the layout, login, menu and English texts that it brings along and that this
 * application has its own of.
 */
export const Frame = ({ children }: { children: AdminChildren }) => (
  <CoreAdminContext
    routerProvider={routerProvider}
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
  >
    <Look>
      <CoreAdminUI
        layout={Layout}
        dashboard={Home}
        catchAll={NotFound}
        accessDenied={AccessDenied}
        loading={Loading}
        error={BrokenPage}
        loginPage={false}
        disableTelemetry
      >
        {children}
      </CoreAdminUI>
      <Notices />
    </Look>
  </CoreAdminContext>
);
