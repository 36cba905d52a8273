import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FileValue } from './fileValue.ts';
import { Loading } from './Loading.tsx';
import { PdfPages } from './PdfPages.tsx';
import { usePdfAddress } from './usePdfAddress.ts';

/** A PDF in the browser's own viewer. */
export const PdfView = ({ file }: { file: FileValue }) =>
  file.rawFile ? <Chosen file={file} content={file.rawFile} /> : <Stored file={file} />;

/** One that is about to be sent: where the browser has no viewer, as on phones, its pages are drawn. */
const Chosen = ({ file, content }: { file: FileValue; content: File }) =>
  navigator.pdfViewerEnabled ? <Frame file={file} /> : <PdfPages file={content} title={file.title} />;

const Stored = ({ file }: { file: FileValue }) => {
  const translate = useTranslate();
  const { address, failed } = usePdfAddress(file.src);
  if (failed) return <Typography sx={{ p: 3 }}>{translate('app.files.downloadError')}</Typography>;
  return address ? <Frame file={{ ...file, src: address }} /> : <Loading />;
};

const Frame = ({ file }: { file: FileValue }) => (
  <Box component="iframe" src={file.src} title={file.title} sx={{ width: '100%', height: '70vh', border: 0 }} />
);
