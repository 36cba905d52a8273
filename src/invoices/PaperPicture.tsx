import ExpandIcon from '@mui/icons-material/ExpandMore';
import ZoomIcon from '@mui/icons-material/ZoomIn';
import { Box, Button, Collapse, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { FilePreview } from '../ui/files/FilePreview.tsx';
import { type FileValue, isImage, isPdf } from '../provider/fileValue.ts';
import { PdfPages } from '../ui/files/PdfPages.tsx';
import { QuietButton } from '../ui/actions/QuietButton.tsx';
import { PaperNotes } from './PaperNotes.tsx';

const Picture = ({ file }: { file: FileValue }) => {
  const translate = useTranslate();
  if (file.rawFile && isPdf(file)) return <PdfPages key={file.src} file={file.rawFile} title={file.title} />;
  if (isImage(file))
    return <Box component="img" src={file.src} alt={file.title} sx={{ width: '100%', display: 'block' }} />;
  return <Typography sx={{ p: 2 }}>{translate('app.files.noPreview')}</Typography>;
};

/** The paper that an invoice is made from, in sight while its data are checked against it; it can be folded away. */
export const PaperPicture = ({ file, isReading }: { file: FileValue; isReading: boolean }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const [isLarge, setLarge] = useState(false);
  const content = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('resources.invoices.paper.title')}
      sx={{ mb: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
        <Button
          color="inherit"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={content}
          startIcon={<ExpandIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {file.title}
        </Button>
        <Box sx={{ ml: 'auto' }}>
          <QuietButton
            label={translate('resources.invoices.paper.enlarge')}
            icon={<ZoomIcon />}
            onPress={() => setLarge(true)}
          />
        </Box>
      </Box>
      <PaperNotes isReading={isReading} />
      <Collapse in={isOpen} id={content}>
        <Box
          tabIndex={0}
          component="section"
          aria-label={translate('resources.invoices.paper.title')}
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            overflow: 'auto',
            maxHeight: { xs: '50vh', lg: 'calc(100vh - 260px)' },
          }}
        >
          <Picture file={file} />
        </Box>
      </Collapse>
      <FilePreview file={isLarge ? file : null} onClose={() => setLarge(false)} />
    </Paper>
  );
};
