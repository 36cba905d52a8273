import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Divider, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { loadLabel } from '#domain/loads';
import { routeLabel } from '#domain/routes';
import { useAction } from '../ui/useAction.ts';
import type { LoadView } from './LoadView.ts';
import { OpenRoutePick, type OpenRoute } from './OpenRoutePick.tsx';

type Props = { loads: readonly LoadView[]; onDone: () => void; onClose: () => void };

const first = (days: (string | null | undefined)[]): string | undefined => days.filter(Boolean).map(String).sort()[0];
const last = (days: (string | null | undefined)[]): string | undefined =>
  days.filter(Boolean).map(String).sort().at(-1);

/** Puts the selected orders on a route that still takes loads, or on a new one, in the order of their pickups. */
export const AssignDialog = ({ loads, onDone, onClose }: Props) => {
  const translate = useTranslate();
  const [route, setRoute] = useState<OpenRoute | null>(null);
  const ordered = [...loads].sort((a, b) => (a.pickupDate ?? '').localeCompare(b.pickupDate ?? '') || a.id - b.id);
  const ids = ordered.map(load => load.id);
  const placed = loads.filter(load => load.routeId);
  const shared = { invalidates: ['loads', 'routes'], onSuccess: onDone };
  const move = useAction(provider => provider.updateMany('loads', { ids, data: { routeId: route?.id ?? null } }), {
    ...shared,
    success: 'resources.loads.notifications.assigned',
    error: 'resources.loads.notifications.updatedManyError',
    args: { smart_count: ids.length, route: route ? routeLabel(route) : '' },
  });
  const create = useAction(
    provider =>
      provider.create('routes', {
        data: {
          loadIds: ids,
          startDate: first(loads.map(load => load.pickupDate)),
          endDate: last(loads.map(load => load.deliveryDate)),
        },
      }),
    {
      ...shared,
      success: 'resources.loads.notifications.assignedNew',
      error: 'resources.routes.notifications.createdError',
      args: { smart_count: ids.length },
    },
  );
  const isPending = move.isPending || create.isPending;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="assign-title">
      <DialogTitle id="assign-title">{translate('resources.loads.actions.assign')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{ordered.map(loadLabel).join(', ')}</Typography>
        <OpenRoutePick value={route} onChange={setRoute} />
        <Divider sx={{ my: 2 }}>{translate('resources.loads.help.or')}</Divider>
        <Button fullWidth variant="outlined" disabled={isPending || placed.length > 0} onClick={create.run}>
          {translate('resources.loads.actions.assignNew')}
        </Button>
        {placed.length > 0 && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {translate('resources.loads.help.alreadyPlaced', { loads: placed.map(loadLabel).join(', ') })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('app.action.cancel')}
        </Button>
        <Button variant="contained" disabled={!route || isPending} onClick={move.run}>
          {translate('resources.loads.actions.assignConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
