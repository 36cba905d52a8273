import { Button, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useDebouncedEvent, useGetList, useTranslate } from 'react-admin';
import { useState } from 'react';
import { MAX_ROUTE_LOADS } from '#domain/routes';
import type { LoadView } from '../loads/LoadView.ts';
import { SEARCH_PAUSE_MS } from '../ui/filters/searchPause.ts';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { TilesSkeleton } from '../ui/pages/Skeletons.tsx';
import { TypedDialog } from '../ui/actions/TypedDialog.tsx';
import { PickLine } from './PickLine.tsx';

type Props = {
  /** Already in the form. */
  taken: readonly number[];
  /** Taken off in the form, still on the route until it is saved. */
  dropped: readonly LoadView[];
  onPick: (ids: number[]) => void;
  onClose: () => void;
};

const SHOWN = 50;

/** Orders that no route carries yet, the soonest first, to be ticked. */
export const PickLoads = ({ taken, dropped, onPick, onClose }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<number[]>([]);
  const [q, setQ] = useState('');
  const search = useDebouncedEvent((text: string) => setQ(text.trim()), SEARCH_PAUSE_MS);
  const {
    data = [],
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<LoadView>('loads', {
    filter: { routeId: null, invoiceId: null, ...(q && { q }) },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'pickupDate', order: 'ASC' },
  });
  const free = [...dropped, ...data.filter(load => !dropped.some(each => each.id === load.id))].filter(
    load => !taken.includes(load.id),
  );
  const room = MAX_ROUTE_LOADS - taken.length;
  const toggle = (id: number) =>
    setPicked(picked.includes(id) ? picked.filter(each => each !== id) : [...picked, id].slice(0, room));
  return (
    <TypedDialog
      open
      onClose={onClose}
      isTyped={picked.length > 0}
      fullWidth
      maxWidth="md"
      aria-labelledby="pick-loads"
    >
      <DialogTitle id="pick-loads">{translate('resources.routes.actions.addLoads')}</DialogTitle>
      <DialogContent dividers>
        <TextField
          fullWidth
          autoFocus
          type="search"
          label={translate('app.action.search')}
          value={typed}
          onChange={event => {
            setTyped(event.target.value);
            search(event.target.value);
          }}
        />
        {free.map(load => (
          <PickLine key={load.id} load={load} isPicked={picked.includes(load.id)} onToggle={() => toggle(load.id)} />
        ))}
        {error && <LoadFailure error={error} retry={refetch} inSection />}
        {isPending && <TilesSkeleton count={5} height={44} />}
        {free.length === 0 && !error && !isPending && (
          <Typography color="text.secondary" sx={{ py: 3 }}>
            {translate(`resources.routes.help.${q ? 'noneFound' : 'noFreeLoads'}`)}
          </Typography>
        )}
        {total > SHOWN && (
          <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
            {translate('resources.routes.help.moreLoads', { shown: SHOWN, total })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!picked.length}
          onClick={() => {
            onPick(picked);
            onClose();
          }}
        >
          {translate('resources.routes.actions.addPicked', { smart_count: picked.length })}
        </Button>
      </DialogActions>
    </TypedDialog>
  );
};
