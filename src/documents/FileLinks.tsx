import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Avatar, IconButton, Stack, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FilePreview } from '../ui/files/FilePreview.tsx';
import { type FileValue, filesOf, isPdf, thumbOf } from '../provider/fileValue.ts';

/** The files of a document as thumbnails or icons; each opens in place. */
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
                <Avatar
                  variant="rounded"
                  src={thumbOf(file)}
                  alt=""
                  sx={{ width: 24, height: 24, bgcolor: 'transparent', color: 'inherit' }}
                >
                  {isPdf(file) ? <PdfIcon fontSize="small" /> : <ImageIcon fontSize="small" />}
                </Avatar>
              </IconButton>
            </Tooltip>
          );
        })}
      </Stack>
      <FilePreview file={shown} onClose={() => setShown(null)} />
    </>
  );
};
