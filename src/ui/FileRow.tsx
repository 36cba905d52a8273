import RemoveIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import { Avatar, Box, IconButton, Link, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAction } from './useAction.ts';
import { type FileValue, isImage } from './fileValue.ts';

type Props = { file: FileValue; onRemove?: () => void };

/** One file: a thumbnail when it is an image, its name as a link, and download or removal. */
export const FileRow = ({ file, onRemove }: Props) => {
  const translate = useTranslate();
  const { run, isPending } = useAction(provider => provider.download(file.src, file.title), {
    error: 'app.files.downloadError',
  });
  const removeLabel = translate('app.files.remove', { name: file.title });
  const downloadLabel = `${translate('app.files.download')} ${file.title}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Avatar variant="rounded" src={isImage(file) ? file.src : undefined} alt="" sx={{ bgcolor: 'action.selected' }}>
        <FileIcon color="action" />
      </Avatar>
      <Link href={file.src} target="_blank" rel="noopener" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
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
    </Box>
  );
};
