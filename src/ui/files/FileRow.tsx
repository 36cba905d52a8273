import RemoveIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { Avatar, Box, IconButton, Link, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FilePreview } from './FilePreview.tsx';
import { useAction } from '../actions/useAction.ts';
import { type FileValue, thumbOf } from '../../provider/fileValue.ts';

type Props = { file: FileValue; onRemove?: () => void };

/** One file: its thumbnail if it has one, its name, which opens it in place, and download or removal. */
export const FileRow = ({ file, onRemove }: Props) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<FileValue | null>(null);
  const { run, isPending } = useAction(provider => provider.download(file.src, file.title), {
    error: 'app.files.downloadError',
  });
  const removeLabel = translate('app.files.remove', { name: file.title });
  const downloadLabel = `${translate('app.files.download')} ${file.title}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Avatar variant="rounded" src={thumbOf(file)} alt="" sx={{ bgcolor: 'action.selected' }}>
        <FileIcon color="action" />
      </Avatar>
      <Link
        component="button"
        type="button"
        onClick={() => setShown(file)}
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left', font: 'inherit' }}
      >
        {file.title}
      </Link>
      {!file.rawFile && (
        <Tooltip title={downloadLabel}>
          <IconButton size="small" aria-label={downloadLabel} onClick={run} disabled={isPending}>
            <DownloadIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {onRemove && (
        <Tooltip title={removeLabel}>
          <IconButton size="small" aria-label={removeLabel} onClick={onRemove}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <FilePreview file={shown} onClose={() => setShown(null)} />
    </Box>
  );
};
