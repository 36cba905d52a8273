import SearchIcon from '@mui/icons-material/ManageSearch';
import { Box, Button, Tooltip } from '@mui/material';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PREFILLED_FIELDS } from '#domain/loads';
import { copiedStops, hasFixedEnd, isReached } from '#domain/loads/stops';
import { isSame } from '../provider/changes.ts';
import { useField } from '../ui/forms/formScope.ts';
import { Input } from '../ui/inputs/Input.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { BLANK_LOAD } from './blankLoad.ts';
import type { LoadView } from './LoadView.ts';

const TOAST = 1500;
const DIRTY = { shouldDirty: true, shouldValidate: true };

/** Once the vehicle has been at one of its stops, or at the end, an order keeps its own. */
const keepsStops = (load: LoadView | undefined): boolean =>
  hasFixedEnd(load?.status) || !!load?.intermediateStops?.some(isReached);

const useLookup = (onCopied: (found: LoadView) => void) => {
  const notify = useNotify();
  const own = useRecordContext<LoadView>();
  const { setValue, getValues } = useFormContext();
  const [clientId, clientRef]: [number | null | undefined, string | null | undefined] = useWatch({
    name: ['clientId', 'clientRef'],
  });
  const reference = clientRef?.trim() ?? '';

  const copy = (found: LoadView) => {
    for (const field of PREFILLED_FIELDS) {
      if (field !== 'intermediateStops') setValue(field, found[field] ?? null, DIRTY);
      else if (!keepsStops(own)) setValue(field, copiedStops(found.intermediateStops), DIRTY);
    }
    onCopied(found);
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
  const isReady = !!clientId && reference !== '' && !isPending;
  const isBlank = () => PREFILLED_FIELDS.every(field => isSame(getValues(field) || null, BLANK_LOAD[field] || null));
  return { run, isReady, isBlank };
};

type Props = { onCopied: (found: LoadView) => void };

/** The client's reference, and the look-up that copies its last order with it (Spec 5, 7). */
export const ClientRefLookup = ({ onCopied }: Props) => {
  const translate = useTranslate();
  const { disabled } = useField('clientRef');
  const { run, isReady, isBlank } = useLookup(onCopied);
  // Enter in the reference looks it up rather than saves, but never over what was typed: for that there is the button.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (isReady && isBlank()) run();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 200px' }} onKeyDown={onKeyDown}>
        <Input source="clientRef" />
      </Box>
      {!disabled && (
        <Tooltip title={translate('resources.loads.help.lookup')}>
          <span>
            <Button
              variant="outlined"
              startIcon={<SearchIcon />}
              disabled={!isReady}
              onClick={run}
              // Where it has a line of its own, what comes next keeps its distance.
              sx={{ mt: 1.25, mb: 2, whiteSpace: 'nowrap' }}
            >
              {translate('resources.loads.actions.lookup')}
            </Button>
          </span>
        </Tooltip>
      )}
    </Box>
  );
};
