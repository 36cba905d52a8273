import { Stack, Typography } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import { FileRow } from './FileRow.tsx';
import { filesOf } from '../../provider/fileValue.ts';

/** The stored files of the record around, each with its link and download: `<FilesField source="url" />`. */
export const FilesField = ({ source = 'url', value }: { source?: string; value?: unknown }) => {
  const found: unknown = useFieldValue({ source });
  const translate = useTranslate();
  const files = filesOf(value === undefined ? found : value);
  if (!files.length) return <Typography color="text.secondary">{translate('app.files.empty')}</Typography>;
  return (
    <Stack spacing={1}>
      {files.map(file => (
        <FileRow key={file.src} file={file} />
      ))}
    </Stack>
  );
};
