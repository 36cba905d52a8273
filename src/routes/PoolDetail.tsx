import { useQueryClient } from '@tanstack/react-query';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDay } from '#domain/dates';
import { isAdminLevel } from '#domain/roles';
import { routeLabel } from '#domain/routes';
import { useAction } from '../ui/actions/useAction.ts';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { NeededVehicle } from './NeededVehicle.tsx';
import { Requested } from './PoolCard.tsx';
import { PoolLoad } from './PoolLoad.tsx';
import type { RouteView } from './RouteView.ts';
import { POOL_POLL } from './usePoolOverview.ts';
import { Withdraw } from './Withdraw.tsx';

const TEXTS = 'resources.poolOfRoutes';

type Props = { route: RouteView; isGone: boolean; onClose: () => void };

/** The route as it is now; `isGone` once it has left the pool, or fits the carrier's vehicles no more. */
const useCurrent = (opened: RouteView): { route: RouteView; isGone: boolean } => {
  const { data } = useGetList<RouteView>(
    'poolOfRoutes',
    { filter: { id: opened.id }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: POOL_POLL },
  );
  return { route: data?.[0] ?? opened, isGone: data?.length === 0 };
};

/** A public route whole, to be applied for (Spec 2). It stays in sight, and says so, when it is gone meanwhile. */
export const PoolDetail = ({ opened, onClose }: { opened: RouteView; onClose: () => void }) => {
  const translate = useTranslate();
  const { route, isGone } = useCurrent(opened);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby="pool-detail">
      <DialogTitle id="pool-detail">{routeLabel(route)}</DialogTitle>
      <DialogContent dividers>
        {isGone && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {translate(`${TEXTS}.gone`)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2 }}>
          <Day label="start" day={route.startDate} />
          <Day label="end" day={route.endDate} />
        </Box>
        <Part title="neededVehicle">
          <NeededVehicle needed={route.neededVehicle} />
        </Part>
        <Part title="loads">
          {route.loads.map(load => (
            <PoolLoad key={load.id} load={load} />
          ))}
        </Part>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {translate(`${TEXTS}.actions.cancel`)}
        </Button>
        <Answer route={route} isGone={isGone} onClose={onClose} />
      </DialogActions>
    </Dialog>
  );
};

const Day = ({ label, day }: { label: 'start' | 'end'; day: string | null | undefined }) => {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="div">
        {translate(`${TEXTS}.detail.${label}`)}
      </Typography>
      <Typography>{formatDay(day) || '—'}</Typography>
    </Box>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate(`${TEXTS}.detail.${title}`)}
      </Typography>
      {children}
    </Box>
  );
};

/** Apply; or, when this carrier has asked already, that it did and the way to take it back. Not for the office. */
const Answer = ({ route, isGone, onClose }: Props) => {
  const { role, carrierId } = useViewer();
  const may = useCan();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { run, isPending } = useAction(
    async provider => {
      try {
        return await provider.create('requestedRoutes', { data: { routeId: route.id, carrierId, status: 'pending' } });
      } catch (error) {
        // Refused: what is on screen is not how things are any more.
        void queryClient.invalidateQueries({ queryKey: ['poolOfRoutes'] });
        throw error;
      }
    },
    {
      success: `${TEXTS}.notifications.applied`,
      error: `${TEXTS}.notifications.appliedError`,
      args: { id: route.id },
      invalidates: ['poolOfRoutes', 'requestedRoutes', 'routes'],
      onSuccess: onClose,
    },
  );
  if (isAdminLevel(role) || !may('create', 'requestedRoutes')) return null;
  if (route.requested)
    return (
      <>
        <Withdraw routeId={route.id} onDone={onClose} />
        <Requested />
      </>
    );
  return (
    <Button variant="contained" onClick={run} disabled={isPending || isGone}>
      {translate(`${TEXTS}.actions.apply`)}
    </Button>
  );
};
