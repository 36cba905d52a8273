import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { STATUS_COLOURS } from '../ui/statusColours.ts';
import type { SepaFileView } from './SepaFileView.ts';

/** Whether the payments of the file around are recorded, or that it was removed. */
export const SepaFileStatus = () => {
  const translate = useTranslate();
  const file = useRecordContext<SepaFileView>();
  if (!file) return null;
  if (file.disabled) return <Chip size="small" color="error" label={translate('app.list.disabled')} />;
  const status = file.paidDate ? 'paid' : 'open';
  const { background, text } = STATUS_COLOURS[file.paidDate ? 'paid' : 'pending'] ?? STATUS_COLOURS.none;
  return (
    <Chip
      size="small"
      label={translate(`resources.sepaFiles.status.${status}`)}
      sx={{ bgcolor: background, color: text, fontWeight: 600 }}
    />
  );
};
