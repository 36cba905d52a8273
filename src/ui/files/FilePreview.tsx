import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { type FileValue, isImage, isPdf } from '../../provider/fileValue.ts';
import { PdfView } from './PdfView.tsx';
import { useAction } from '../actions/useAction.ts';

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
        <Content file={file} />
      </DialogContent>
      <DialogActions>
        {isImage(file) && (
          <Button href={file.src} target="_blank" rel="noopener">
            {translate('app.action.open')}
          </Button>
        )}
        {!file.rawFile && (
          <Button variant="contained" onClick={run} disabled={isPending}>
            {translate('app.files.download')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

/** Pictures that browsers don't know (HEIC) can only be downloaded. */
const Content = ({ file }: { file: FileValue }) => {
  const translate = useTranslate();
  if (isImage(file))
    return <Box component="img" src={file.src} alt={file.title} sx={{ maxWidth: '100%', maxHeight: '70vh' }} />;
  if (isPdf(file)) return <PdfView file={file} />;
  return <Typography sx={{ p: 3 }}>{translate('app.files.noPreview')}</Typography>;
};
