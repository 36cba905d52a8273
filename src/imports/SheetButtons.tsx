import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { type Imported, mayImport, OWNER_FIELD } from '#domain/imports';
import { useAction } from '../ui/actions/useAction.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ImportButton } from './ImportButton.tsx';

/** Sheets of what belongs to the row around: the vehicles of a carrier, the locations of a client; for the office. */
export const SheetButtons = ({ resource }: { resource: Imported }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { role } = useViewer();
  const filter = { [OWNER_FIELD[resource] ?? 'id']: record?.id };
  const { run, isPending } = useAction(provider => provider.exportList(resource, { filter }, 'xlsx'), {
    error: 'app.export.failed',
  });
  if (!record || record.disabled || !mayImport(role)) return null;
  return (
    <>
      <Button size="small" startIcon={<ExportIcon />} onClick={run} disabled={isPending}>
        {translate('app.export.label')}
      </Button>
      <ImportButton resource={resource} ofRecord />
    </>
  );
};
