import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { StatusChip } from '../ui/fields/StatusChip.tsx';
import type { SepaFileView } from './SepaFileView.ts';

/** Whether the payments of the file around are recorded, or that it was removed. */
export const SepaFileStatus = () => {
  const translate = useTranslate();
  const file = useRecordContext<SepaFileView>();
  if (!file) return null;
  if (file.disabled) return <Chip size="small" color="error" label={translate('app.list.disabled')} />;
  const status = file.paidDate ? 'paid' : 'open';
  return (
    <StatusChip status={file.paidDate ? 'paid' : 'pending'} label={translate(`resources.sepaFiles.status.${status}`)} />
  );
};
