import { MINUTE } from '#domain/dates';
import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { LinkBase, ResourceContextProvider, useGetList, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { routeWithUnsent, withUnsent } from '#domain/outbox';
import { DRIVER_TABS, routeLabel } from '#domain/routes';
import { asksForVehicle } from '#domain/routes/matching';
import { RoadDocuments } from '../documents/RoadDocuments.tsx';
import type { LoadView } from '../loads/LoadView.ts';
import { loadsOfRoute } from '../offline/driverQueries.ts';
import { useUnsent } from '../offline/useUnsent.ts';
import { failureOf } from '../ui/actions/failure.ts';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { TilesSkeleton, DetailSkeleton } from '../ui/pages/Skeletons.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { CallOffice } from './CallOffice.tsx';
import { Deca } from './Deca.tsx';
import { DriverLoad } from './DriverLoad.tsx';
import { NeededVehicle } from './NeededVehicle.tsx';
import { NotYours } from './NotYours.tsx';
import { RouteCard } from './RouteCard.tsx';
import { RoutePapers } from './RoutePapers.tsx';
import type { RouteView } from './RouteView.ts';

const QUIET = { refetchInterval: MINUTE, onError: () => {} };

/** The tab that a route is found under. */
const tabOf = ({ status }: RouteView): string =>
  Object.entries(DRIVER_TABS).find(([, statuses]) => (statuses as readonly string[]).includes(status))?.[0] ?? 'future';

/** A route on the road: its loads in order, each with its next step, its addresses and its papers. */
export const DriverRoute = () => {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: found, error, isPending, refetch } = useGetOne<RouteView>('routes', { id: Number(id) }, QUIET);
  const list = useGetList<LoadView>('loads', loadsOfRoute(Number(id)), { ...QUIET, enabled: !!found });
  const unsent = useUnsent();
  if (isPending) return <DetailSkeleton />;
  // Given to another vehicle while its page is open: what was found is that one's now.
  if (failureOf(error).status === 404) return <NotYours />;
  if (!found) return <LoadFailure error={error} retry={refetch} />;
  const route = routeWithUnsent(found, unsent);
  const loads = list.data?.map(load => withUnsent(load, unsent));
  const current = loads?.find(load => load.status !== 'delivered')?.id;
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <Button component={LinkBase} to={`/driver/routes?tab=${tabOf(route)}`} startIcon={<BackIcon />} sx={{ mb: 1 }}>
        {translate('resources.routes.page.driver')}
      </Button>
      <PageTitle
        title={routeLabel(route)}
        icon="routes"
        badge={<StatusBadge value={route.status} resource="routes" />}
      />
      <Typography component="div" sx={{ mb: 2 }}>
        <RouteCard route={route} />
        {route.specialPermit && (
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {translate('resources.routes.fields.specialPermit')}: {route.specialPermit}
          </Box>
        )}
      </Typography>
      {asksForVehicle(route.neededVehicle) && (
        <Box sx={{ mb: 2 }}>
          <Typography component="h2" variant="subtitle2" sx={{ mb: 1 }}>
            {translate('resources.routes.sections.neededVehicle')}
          </Typography>
          <NeededVehicle needed={route.neededVehicle} />
        </Box>
      )}
      <CallOffice />
      <Deca route={route} />
      <RoutePapers route={route} size="medium" fullWidth sx={{ minHeight: 48, mb: 2 }} />
      <ResourceContextProvider value="loads">
        {loads ? (
          loads.map((load, index) => (
            <DriverLoad
              key={load.id}
              load={load}
              number={index + 1}
              isOpen={load.id === current || loads.length === 1}
            />
          ))
        ) : list.error ? (
          <LoadFailure inPage error={list.error} retry={list.refetch} />
        ) : (
          <TilesSkeleton height={120} />
        )}
      </ResourceContextProvider>
      <RoadDocuments owner="routeId" id={route.id} title="resources.documents.page.ofRoute" />
      {route.comments && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} color="text.secondary">
          {route.comments}
        </Typography>
      )}
    </Box>
  );
};
