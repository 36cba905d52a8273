import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { type FileValue, isImage } from './fileValue.ts';
import { useAction } from './useAction.ts';

type Props = { file: FileValue | null; onClose: () => void };

/** A file in place: the picture, or the PDF in the browser's own viewer; with its download. */
export const FilePreview = ({ file, onClose }: Props) => (
  <Dialog
    open={file !== null}
    onClose={onClose}
    onClick={(event: MouseEvent) => event.stopPropagation()}
    fullWidth
    maxWidth="md"
    aria-labelledby="preview-title"
  >
    {file && <Shown file={file} onClose={onClose} />}
  </Dialog>
);

const Shown = ({ file, onClose }: { file: FileValue; onClose: () => void }) => {
  const translate = useTranslate();
  const { run, isPending } = useAction(provider => provider.download(file.src, file.title), {
    error: 'app.files.downloadError',
  });
  return (
    <>
      <DialogTitle id="preview-title" sx={{ pr: 7, overflowWrap: 'anywhere' }}>
        {file.title}
        <IconButton
          aria-label={translate('app.action.close')}
          onClick={onClose}
          sx={{ position: 'absolute', right: 12, top: 12 }}
        >
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
        {isImage(file) ? (
          <Box component="img" src={file.src} alt={file.title} sx={{ maxWidth: '100%', maxHeight: '70vh' }} />
        ) : (
          <Box component="iframe" src={file.src} title={file.title} sx={{ width: '100%', height: '70vh', border: 0 }} />
        )}
      </DialogContent>
      <DialogActions>
        <Button href={file.src} target="_blank" rel="noopener">
          {translate('app.action.open')}
        </Button>
        {!file.rawFile && (
          <Button variant="contained" onClick={run} disabled={isPending}>
            {translate('app.files.download')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
