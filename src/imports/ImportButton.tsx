import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { type Imported, mayImport } from '#domain/imports';
import { useViewer } from '../ui/pages/viewer.tsx';

type Props = { resource: Imported; ofRecord?: true };

/** Leads to where a sheet of rows is brought in, of the row around when `ofRecord`; for the office. */
export const ImportButton = ({ resource, ofRecord }: Props) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { role } = useViewer();
  if (!mayImport(role)) return null;
  const owner = ofRecord && record ? `?owner=${record.id}` : '';
  return (
    <Button component={LinkBase} to={`/admin/imports/${resource}${owner}`} size="small" startIcon={<ImportIcon />}>
      {translate('imports.button')}
    </Button>
  );
};
