import SearchIcon from '@mui/icons-material/ManageSearch';
import { Box, Button, Tooltip } from '@mui/material';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PREFILLED_FIELDS, type Stop } from '#domain/loads';
import { useField } from '../ui/formScope.ts';
import { Input } from '../ui/Input.tsx';
import { useAction } from '../ui/useAction.ts';
import type { LoadView } from './LoadView.ts';

const TOAST = 1500;
const DIRTY = { shouldDirty: true, shouldValidate: true };

/** What another order's stop did is not this one's: only where and when. */
const freshStops = (stops: Stop[] | null | undefined): Stop[] =>
  (stops ?? []).map(stop => ({ ...stop, id: null, statusTimestamps: null }));

/** The client's reference, and the look-up that copies its last order with it (Spec 5, 7). */
export const ClientRefLookup = () => {
  const { disabled } = useField('clientRef');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Input source="clientRef" />
      </Box>
      {!disabled && <Lookup />}
    </Box>
  );
};

const Lookup = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = useRecordContext<LoadView>();
  const { setValue } = useFormContext();
  const [clientId, clientRef]: [number | null | undefined, string | null | undefined] = useWatch({
    name: ['clientId', 'clientRef'],
  });
  const reference = clientRef?.trim() ?? '';
  const isReady = !!clientId && reference !== '';

  const copy = (found: LoadView) => {
    for (const field of PREFILLED_FIELDS)
      setValue(
        field,
        field === 'intermediateStops' ? freshStops(found.intermediateStops) : (found[field] ?? null),
        DIRTY,
      );
  };
  const { run, isPending } = useAction(
    async provider => (await provider.findByClientRef(clientId ?? 0, reference)) as LoadView[],
    {
      error: 'resources.loads.notifications.lookupError',
      onSuccess: loads => {
        const found = loads.filter(load => load.id !== own?.id).at(-1);
        if (found) copy(found);
        const notice = found ? 'lookupFound' : 'lookupEmpty';
        notify(`resources.loads.notifications.${notice}`, {
          type: found ? 'success' : 'warning',
          messageArgs: { id: found?.id },
          autoHideDuration: TOAST,
        });
      },
    },
  );
  return (
    <Tooltip title={translate('resources.loads.help.lookup')}>
      <span>
        <Button
          variant="outlined"
          startIcon={<SearchIcon />}
          disabled={!isReady || isPending}
          onClick={run}
          sx={{ mt: 1.25, whiteSpace: 'nowrap' }}
        >
          {translate('resources.loads.actions.lookup')}
        </Button>
      </span>
    </Tooltip>
  );
};
