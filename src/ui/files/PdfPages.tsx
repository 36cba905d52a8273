import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Loading } from '../pages/Loading.tsx';
import { openPdf, type Pdf, PdfError } from './pdf.ts';
import { QuietButton } from '../actions/QuietButton.tsx';

/** The document while it is shown; `failure` when it can't be. */
const usePdf = (file: Blob) => {
  const [state, setState] = useState<{ pdf: Pdf | null; failure: string | null }>({ pdf: null, failure: null });
  useEffect(() => {
    let opened: Pdf | null = null;
    let isGone = false;
    const open = async () => {
      const pdf = await openPdf(file);
      if (isGone) return pdf.close();
      opened = pdf;
      setState({ pdf, failure: null });
    };
    open().catch((error: unknown) => {
      if (!isGone) setState({ pdf: null, failure: error instanceof PdfError ? error.reason : 'broken' });
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return state;
};

/** The pages of a PDF as pictures, one at a time, as wide as there is room: also on phones, which have no viewer of their own. */
export const PdfPages = ({ file, title }: { file: Blob; title: string }) => {
  const translate = useTranslate();
  const { pdf, failure } = usePdf(file);
  const [page, setPage] = useState(1);
  const [isDrawn, setDrawn] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const args = { page, pages: pdf?.pages ?? 1, title };
  const label = translate('app.files.page', args);
  useEffect(() => {
    if (!pdf || !place) return;
    let isGone = false;
    const canvas = document.createElement('canvas');
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', label);
    const show = async () => {
      await pdf.draw(page, canvas, place.clientWidth);
      if (isGone) return;
      place.replaceChildren(canvas);
      setDrawn(true);
    };
    show().catch(() => setDrawn(true));
    return () => {
      isGone = true;
    };
  }, [pdf, page, label, place]);
  if (failure) return <Typography sx={{ p: 2 }}>{translate(`app.files.pdf.${failure}`)}</Typography>;
  return (
    <>
      <Box ref={setPlace} sx={{ '& canvas': { width: '100%', display: 'block' } }} />
      {!isDrawn && <Loading />}
      {pdf && pdf.pages > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, p: 0.5 }}>
          <QuietButton
            label={translate('app.files.previousPage')}
            icon={<PreviousIcon />}
            off={page === 1}
            onPress={() => setPage(page - 1)}
          />
          <Typography variant="body2" aria-live="polite">
            {translate('app.files.pageOf', args)}
          </Typography>
          <QuietButton
            label={translate('app.files.nextPage')}
            icon={<NextIcon />}
            off={page === pdf.pages}
            onPress={() => setPage(page + 1)}
          />
        </Box>
      )}
    </>
  );
};
