import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, useListContext, useTranslate } from 'react-admin';
import { useAction } from './useAction.ts';

/** Saves what the list shows, every page of it, as CSV made by the server. */
export const ExportButton = ({ filter }: { filter?: Record<string, unknown> }) => {
  const translate = useTranslate();
  const { resource, filterValues, sort, total } = useListContext();
  const { run, isPending } = useAction(
    provider => provider.exportList(resource, { filter: { ...filterValues, ...filter }, sort }),
    { error: 'app.export.failed' },
  );
  return (
    <Button label={translate('app.export.label')} onClick={run} disabled={isPending || !total}>
      <DownloadIcon />
    </Button>
  );
};
