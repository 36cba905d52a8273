import { Box, Tab, Tabs, Typography } from '@mui/material';
import { ListBase, useListContext, useLocation, useNavigate, useTranslate } from 'react-admin';
import { DRIVER_TABS } from '#domain/routes';
import { Loading } from '../ui/Loading.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Allowed } from '../ui/Allowed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Pages } from '../ui/Pages.tsx';
import { DriverCard } from './DriverCard.tsx';
import type { RouteView } from './RouteView.ts';

type TabKey = keyof typeof DRIVER_TABS;
const TABS = Object.keys(DRIVER_TABS) as TabKey[];
const MINUTE = 60_000;

/** What is still to come is read from the soonest on, what is done from the latest back. */
const ORDER = { future: 'ASC', active: 'ASC', past: 'DESC' } as const satisfies Record<TabKey, string>;

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
      <PageTitle title="resources.routes.page.driver" />
      <Tabs
        value={tab}
        onChange={(_, key: TabKey) => navigate({ pathname, search: `?tab=${key}` }, { replace: true })}
        variant="fullWidth"
        aria-label={translate('resources.routes.page.driver')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(key => (
          <Tab
            key={key}
            value={key}
            label={translate(`resources.routes.choices.driverTab.${key}`)}
            sx={{ minHeight: 52, px: 1 }}
          />
        ))}
      </Tabs>
      <ListBase
        key={tab}
        resource="routes"
        perPage={25}
        filter={{ status: DRIVER_TABS[tab] }}
        sort={{ field: 'startDate', order: ORDER[tab] }}
        storeKey={`routes.driver.${tab}`}
        disableSyncWithLocation
        queryOptions={{ refetchInterval: MINUTE, onError: () => {} }}
      >
        <Cards />
        <Pages />
      </ListBase>
    </Box>
  );
};

const Cards = () => {
  const { data, error, isPending, refetch } = useListContext<RouteView>();
  const translate = useTranslate();
  if (isPending) return <Loading />;
  if (!data) return <LoadFailure error={error} retry={refetch} />;
  if (!data.length)
    return (
      <Typography color="text.secondary" sx={{ py: 6, textAlign: 'center' }}>
        {translate('resources.routes.help.noAssigned')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {data.map(route => (
        <DriverCard key={route.id} route={route} />
      ))}
    </Box>
  );
};
