import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FilePreview } from '../ui/FilePreview.tsx';
import { type FileValue, filesOf, isImage } from '../ui/fileValue.ts';

/** The files of a document as icons; each opens in place. */
export const FileLinks = ({ files }: { files: unknown }) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<FileValue | null>(null);
  return (
    <>
      <Stack direction="row">
        {filesOf(files).map(file => {
          const label = `${translate('app.files.preview')}: ${file.title}`;
          return (
            <Tooltip key={file.src} title={label}>
              <IconButton
                size="small"
                aria-label={label}
                onClick={event => {
                  event.stopPropagation();
                  setShown(file);
                }}
              >
                {isImage(file) ? <ImageIcon fontSize="small" /> : <PdfIcon fontSize="small" />}
              </IconButton>
            </Tooltip>
          );
        })}
      </Stack>
      <FilePreview file={shown} onClose={() => setShown(null)} />
    </>
  );
};
