import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAction } from '../ui/actions/useAction.ts';

/** Saves the PDF of a settlement. */
export const StatementPdf = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const name = translate('papers.statement.file', { number: id });
  const { run, isPending } = useAction(provider => provider.download(`/api/invoiceRunItems/${id}/pdf`, name), {
    error: 'app.files.downloadError',
  });
  return (
    <Button size="small" startIcon={<PdfIcon />} onClick={run} disabled={isPending}>
      {translate('resources.invoiceRuns.actions.statementPdf')}
    </Button>
  );
};
