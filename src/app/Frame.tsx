import { ThemeProvider } from '@mui/material/styles';
import { type AdminChildren, CoreAdminContext, CoreAdminUI } from 'react-admin';
import type { ReactNode } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { adminThemeOf } from './adminTheme.ts';
import { authProvider } from './authProvider.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { useColourMode } from './colourMode.ts';
import { dataProvider } from './dataProvider.ts';
import { Home } from './Home.tsx';
import { i18nProvider } from './i18nProvider.ts';
import { Layout } from './Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { Notices } from './Notices.tsx';
import { queryClient } from './queryClient.ts';
import { routerProvider } from './routerProvider.tsx';
import { sessionStore } from './sessionStore.ts';

const store = sessionStore();

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
