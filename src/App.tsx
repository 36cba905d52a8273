import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { Frame } from './app/Frame.tsx';
import { lazyPage } from './app/lazyPage.ts';
import type { Manifest } from './app/Manifest.ts';
import { pageAt } from './app/pageAt.ts';
import { accountingRequests } from './accountingRequests/index.ts';
import { alerts } from './alerts/index.ts';
import { carriers } from './carriers/index.ts';
import { clients } from './clients/index.ts';
import { discounts } from './discounts/index.ts';
import { documents } from './documents/index.ts';
import { history } from './history/index.ts';
import { invoiceRuns } from './invoiceRuns/index.ts';
import { invoices } from './invoices/index.ts';
import { loads } from './loads/index.ts';
import { locations } from './locations/index.ts';
import { mails } from './mails/index.ts';
import { NotForCarriers } from './routes/NotForCarriers.tsx';
import { routes } from './routes/index.ts';
import { sepaFiles } from './sepaFiles/index.ts';
import { settings } from './settings/index.ts';
import { users } from './users/index.ts';
import { vehicles } from './vehicles/index.ts';

/** Every entity with pages: one line each, here and above. */
const RESOURCES: Manifest[] = [
  accountingRequests,
  alerts,
  carriers,
  clients,
  discounts,
  documents,
  invoiceRuns,
  invoices,
  loads,
  locations,
  mails,
  history,
  routes,
  sepaFiles,
  settings,
  users,
  vehicles,
];

const TableLoads = lazyPage(() => import('./loads/TableLoads.tsx'), 'TableLoads');
const ImportPage = lazyPage(() => import('./imports/ImportPage.tsx'), 'ImportPage');
const PoolOfRoutes = lazyPage(() => import('./routes/PoolOfRoutes.tsx'), 'PoolOfRoutes');
const DriverRoutes = lazyPage(() => import('./routes/DriverRoutes.tsx'), 'DriverRoutes');
const DriverRoute = lazyPage(() => import('./routes/DriverRoute.tsx'), 'DriverRoute');
const Setup = lazyPage(() => import('./app/Setup.tsx'), 'Setup');

/** While the frame around it is drawn, the page that was opened is on its way. */
const ASKED_FIRST = pageAt(window.location.pathname, RESOURCES, {
  '/admin/tableLoads': TableLoads,
  '/carrier/pool-of-routes': PoolOfRoutes,
  '/driver/routes': DriverRoutes,
});

/** When it is there, or can't be had. */
export const firstPage: Promise<void> = ASKED_FIRST?.ask() ?? Promise.resolve();

/** The table of contents. */
export const App = () => (
  <Frame>
    {RESOURCES.map(resource => (
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
);
