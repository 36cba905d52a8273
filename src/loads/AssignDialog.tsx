import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Divider, Typography } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import { type FormEvent, useState } from 'react';
import { loadLabel } from '#domain/loads';
import { byPickup } from '#domain/loads/planning';
import { routeLabel } from '#domain/routes';
import { FitWarning } from './FitWarning.tsx';
import type { LoadView } from './LoadView.ts';
import { OpenRoutePick, type OpenRoute } from './OpenRoutePick.tsx';
import { useAssign } from './useAssign.ts';
import { useStaying } from './useStaying.ts';

type Props = {
  loads: readonly LoadView[];
  onLeaveOut: (ids: readonly number[]) => void;
  onDone: (ids: readonly number[]) => void;
  onClose: () => void;
};

const placeOf = (load: LoadView): string =>
  load.routeId ? `${loadLabel(load)} (${routeLabel({ id: load.routeId })})` : loadLabel(load);

/**
 * Puts orders on a route that still takes loads, or on a new one, from wherever they are. It shows them as they were
 * when it was opened: whoever has moved one meanwhile is heard of from the server, and then shown.
 */
export const AssignDialog = ({ loads: opened, onLeaveOut, onDone, onClose }: Props) => {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [loads, setLoads] = useState(() => byPickup(opened));
  const [route, setRoute] = useState<OpenRoute | null>(null);
  const [problem, setProblem] = useState('');
  const refused = async (message: string) => {
    setProblem(message);
    const { data } = await provider.getMany<LoadView>('loads', { ids: loads.map(load => load.id) });
    setLoads(byPickup(data));
  };
  const { assign, isPending } = useAssign(loads, { onDone, onRefused: message => void refused(message) });
  const { leaving, staying, reasons } = useStaying(loads);
  const leaveOut = () => {
    setLoads(leaving);
    setProblem('');
    onLeaveOut(staying.map(load => load.id));
  };
  const isIdle = !isPending && loads.length > 0 && staying.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (route && isIdle) assign(route.id);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="assign-title">
      <form onSubmit={submit}>
        <DialogTitle id="assign-title">{translate('resources.loads.actions.assign')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1.5, maxHeight: 140, overflow: 'auto' }}>{loads.map(placeOf).join(', ')}</Typography>
          {problem && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {problem}
            </Alert>
          )}
          {staying.length > 0 && (
            <Alert
              severity="warning"
              sx={{ mb: 1.5 }}
              action={
                <Button color="inherit" size="small" onClick={leaveOut}>
                  {translate('resources.loads.actions.leaveOut')}
                </Button>
              }
            >
              {translate('resources.loads.help.cantMove', { loads: reasons })}
            </Alert>
          )}
          <OpenRoutePick value={route} onChange={setRoute} />
          {route && <FitWarning route={route} loads={loads} />}
          <Divider sx={{ my: 2 }}>{translate('resources.loads.help.or')}</Divider>
          <Button fullWidth variant="outlined" disabled={!isIdle} onClick={() => assign('new')}>
            {translate('resources.loads.actions.assignNew')}
          </Button>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {translate('app.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!route || !isIdle}>
            {translate('resources.loads.actions.assignConfirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
