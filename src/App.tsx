import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { Frame } from './app/frame/Frame.tsx';
import { lazyPage } from './ui/pages/lazyPage.ts';
import { MANIFESTS } from './app/pages/manifests.ts';
import { ManifestsProvider } from './ui/pages/useManifest.ts';
import { pageAt } from './app/pages/pageAt.ts';
import { NotForCarriers } from './routes/NotForCarriers.tsx';

const TableLoads = lazyPage(() => import('./loads/TableLoads.tsx'), 'TableLoads');
const ImportPage = lazyPage(() => import('./imports/ImportPage.tsx'), 'ImportPage');
const PoolOfRoutes = lazyPage(() => import('./routes/PoolOfRoutes.tsx'), 'PoolOfRoutes');
const DriverRoutes = lazyPage(() => import('./routes/DriverRoutes.tsx'), 'DriverRoutes');
const DriverRoute = lazyPage(() => import('./routes/DriverRoute.tsx'), 'DriverRoute');
const Setup = lazyPage(() => import('./app/account/Setup.tsx'), 'Setup');

/** While the frame around it is drawn, the page that was opened is on its way. */
const ASKED_FIRST = pageAt(window.location.pathname, MANIFESTS, {
  '/admin/tableLoads': TableLoads,
  '/carrier/pool-of-routes': PoolOfRoutes,
  '/driver/routes': DriverRoutes,
});

/** When it is there, or can't be had. */
export const firstPage: Promise<void> = ASKED_FIRST?.ask() ?? Promise.resolve();

/** The table of contents. */
export const App = () => (
  <ManifestsProvider value={MANIFESTS}>
    <Frame>
      {MANIFESTS.map(resource => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path="/admin/tableLoads" element={<TableLoads />} />
        <Route path="/admin/imports/:resource" element={<ImportPage />} />
        <Route path="/carrier/pool-of-routes" element={<PoolOfRoutes />} />
        <Route element={<NotForCarriers />}>
          <Route path="/driver/routes" element={<DriverRoutes />} />
          <Route path="/driver/routes/:id" element={<DriverRoute />} />
        </Route>
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/setup/:token" element={<Setup />} />
      </CustomRoutes>
    </Frame>
  </ManifestsProvider>
);
