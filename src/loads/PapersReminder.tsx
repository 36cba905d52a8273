import { Alert, type AlertProps } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { ROAD_DOCUMENT_TYPES } from '#domain/documents';
import type { StepName } from '#domain/loads/tracking';
import type { LoadView } from './LoadView.ts';

type Props = { load: LoadView; step: StepName; sx?: AlertProps['sx'] };

const ignore = () => {};

/**
 * Closing a delivery reminds of the papers of the road that are not in yet (Spec 8). Of a load within its route they are
 * asked for.
 */
export const PapersReminder = ({ load, step, sx }: Props) => {
  const translate = useTranslate();
  const isLast = step.status === 'delivered' && step.stop === null;
  const asked = { enabled: isLast && !load.documentTypes, onError: ignore };
  const { data } = useGetOne<LoadView>('loads', { id: load.id }, asked);
  const there = load.documentTypes ?? data?.documentTypes;
  if (!isLast || !there || ROAD_DOCUMENT_TYPES.every(type => there.includes(type))) return null;
  return (
    <Alert severity="warning" sx={sx}>
      {translate('resources.loads.notifications.uploadDocuments')}
    </Alert>
  );
};
