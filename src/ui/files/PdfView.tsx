import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FileValue } from '../../provider/fileValue.ts';
import { Loading } from '../pages/Loading.tsx';
import { PdfPages } from './PdfPages.tsx';
import { usePdfAddress } from './usePdfAddress.ts';

/** A PDF in the browser's own viewer; where there is none, as on phones, its pages are drawn. */
export const PdfView = ({ file }: { file: FileValue }) =>
  file.rawFile ? <Shown file={file} content={file.rawFile} /> : <Stored file={file} />;

const Shown = ({ file, content }: { file: FileValue; content: Blob }) =>
  navigator.pdfViewerEnabled ? <Frame file={file} /> : <Pages file={file} content={content} />;

const Stored = ({ file }: { file: FileValue }) => {
  const translate = useTranslate();
  const { address, content, failed } = usePdfAddress(file.src);
  if (failed) return <Typography sx={{ p: 3 }}>{translate('app.files.downloadError')}</Typography>;
  return address && content ? <Shown file={{ ...file, src: address }} content={content} /> : <Loading />;
};

const Frame = ({ file }: { file: FileValue }) => (
  <Box component="iframe" src={file.src} title={file.title} sx={{ width: '100%', height: '70vh', border: 0 }} />
);

const Pages = ({ file, content }: { file: FileValue; content: Blob }) => (
  <Box sx={{ width: '100%' }}>
    <PdfPages file={content} title={file.title} />
  </Box>
);
