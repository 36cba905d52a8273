import { MINUTE } from '#domain/dates';
import { Box, Tab, Tabs } from '@mui/material';
import { ListBase, useGetList, useListContext, useLocation, useNavigate, useTranslate } from 'react-admin';
import { routeWithUnsent } from '#domain/outbox';
import { DRIVER_TABS } from '#domain/routes';
import {
  FINISHED_ROUTES,
  UNFINISHED_ROUTES,
  openRoutes,
  ROUTES_PER_PAGE,
  type RoutesPage,
} from '../offline/driverQueries.ts';
import { useUnsent } from '../offline/useUnsent.ts';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { Pages } from '../ui/lists/Pages.tsx';
import { TilesSkeleton } from '../ui/pages/Skeletons.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { CallOffice } from './CallOffice.tsx';
import { DriverCards } from './DriverCards.tsx';
import type { RouteView } from './RouteView.ts';

type TabKey = keyof typeof DRIVER_TABS;
const TABS = Object.keys(DRIVER_TABS) as TabKey[];
const QUIET = { refetchInterval: MINUTE, onError: () => {} };

const isIn = (tab: TabKey, { status }: RouteView): boolean => (DRIVER_TABS[tab] as readonly string[]).includes(status);

/** A driver's routes: those to come, those under way and those done (Spec 2). */
export const DriverRoutes = () => (
  <Allowed action="read" resource="routes">
    <RoutesByTab />
  </Allowed>
);

const RoutesByTab = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const tab = TABS.find(key => key === asked) ?? 'future';
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageTitle title="resources.routes.page.driver" icon="driverRoutes" />
      <Tabs
        value={tab}
        onChange={(_, key: TabKey) => navigate({ pathname, search: `?tab=${key}` }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('resources.routes.page.driver')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(key => (
          <Tab
            key={key}
            value={key}
            label={translate(`resources.routes.choices.driverTab.${key}`)}
            sx={{ minHeight: 52, px: 1, flexGrow: 1 }}
          />
        ))}
      </Tabs>
      <RoutesOf tab={tab} />
      <Box sx={{ mt: 2 }}>
        <CallOffice />
      </Box>
    </Box>
  );
};

const RoutesOf = ({ tab }: { tab: TabKey }) => {
  const { role } = useViewer();
  if (role === 'driver') return <OwnRoutes tab={tab} />;
  return tab === 'past' ? <PagedRoutes {...FINISHED_ROUTES} /> : <PagedRoutes {...openRoutes(DRIVER_TABS[tab])} />;
};

/** The open routes are asked for all at once: what their driver did since decides which tab they are under. */
const OwnRoutes = ({ tab }: { tab: TabKey }) => {
  const { data, error, isPending, refetch } = useGetList<RouteView>('routes', UNFINISHED_ROUTES, QUIET);
  const unsent = useUnsent();
  if (isPending) return <TilesSkeleton height={150} />;
  if (!data) return <LoadFailure error={error} retry={refetch} />;
  const open = data.map(route => routeWithUnsent(route, unsent)).filter(route => isIn(tab, route));
  return tab === 'past' ? <PagedRoutes {...FINISHED_ROUTES} justNow={open} /> : <DriverCards routes={open} />;
};

type Paged = RoutesPage & {
  /** Above the others: those whose last delivery is still to be sent. */
  justNow?: readonly RouteView[];
};

const PagedRoutes = ({ filter, sort, justNow = [] }: Paged) => (
  <ListBase
    key={filter.status.join()}
    resource="routes"
    disableAuthentication
    perPage={ROUTES_PER_PAGE}
    filter={filter}
    sort={sort}
    storeKey={`routes.driver.${filter.status.join()}`}
    disableSyncWithLocation
    queryOptions={QUIET}
  >
    <PageOfCards justNow={justNow} />
    <Pages />
  </ListBase>
);

const PageOfCards = ({ justNow }: { justNow: readonly RouteView[] }) => {
  const { data, error, isPending, refetch } = useListContext<RouteView>();
  if (isPending) return <TilesSkeleton height={150} />;
  if (!data && !justNow.length) return <LoadFailure error={error} retry={refetch} />;
  const before = (data ?? []).filter(route => !justNow.some(({ id }) => id === route.id));
  return <DriverCards routes={[...justNow, ...before]} />;
};
