import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { PREFILLED_FIELDS } from '#domain/loads';
import { copiedStops, daysAfterPickup } from '#domain/loads/stops';
import { useCan } from '../ui/pages/viewer.tsx';
import type { LoadView } from './LoadView.ts';

const COPIED = ['clientId', 'clientRef', 'goodsNature', ...PREFILLED_FIELDS] as const;

/** A new order with what this one says of client, places and goods; when is asked anew. */
export const DuplicateLoad = () => {
  const load = useRecordContext<LoadView>();
  const translate = useTranslate();
  const may = useCan();
  if (!load || !may('create', 'loads')) return null;
  const record = {
    ...Object.fromEntries(COPIED.filter(field => load[field] != null).map(field => [field, load[field]])),
    intermediateStops: copiedStops(load.intermediateStops),
  };
  const state = { record, stopDays: daysAfterPickup(load) };
  return (
    <Button component={LinkBase} to="/loads/create" state={state} size="small" startIcon={<CopyIcon />}>
      {translate('resources.loads.actions.duplicate')}
    </Button>
  );
};
