import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAction } from '../ui/actions/useAction.ts';
import type { SepaFileView } from './SepaFileView.ts';

/** Saves the file for the bank, as often as it is wanted. */
export const DownloadSepaFile = ({ file: { id, messageId } }: { file: SepaFileView }) => {
  const translate = useTranslate();
  const name = translate('resources.sepaFiles.file', { messageId });
  const { run, isPending } = useAction(provider => provider.download(`/api/sepaFiles/${id}/xml`, name), {
    error: 'app.files.downloadError',
  });
  return (
    <Button size="small" variant="contained" startIcon={<DownloadIcon />} onClick={run} disabled={isPending}>
      {translate('resources.sepaFiles.actions.download')}
    </Button>
  );
};
