import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isSameValue, PROPOSED } from './paperState.ts';
import { MOST_PAGES } from './readFile.ts';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

/** What was read of the paper of an invoice, and the fields that hold what it proposes and nobody has accepted yet. */
const notesOf = (values: InvoiceValues) => {
  const paper = values.isEmitted ? null : values.paper;
  const open = PROPOSED.filter(field => {
    const proposal = paper?.proposals[field];
    return proposal && !paper?.accepted.includes(field) && isSameValue(values[field], proposal.value);
  });
  return { paper, open };
};

/** How the reading of the paper went: how much is proposed, what doesn't fit, or why there is nothing. */
export const PaperNotes = ({ isReading }: { isReading: boolean }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { paper, open } = useInvoiceValues(notesOf);
  const text = (key: string, args = {}) => translate(`resources.invoices.paper.${key}`, args);
  if (isReading) return <LinearProgress aria-label={text('reading')} />;
  if (!paper) return null;
  return (
    <Box aria-live="polite" sx={{ '& .MuiAlert-root': { borderRadius: 0 } }}>
      {paper.failure && <Alert severity="info">{text(`failures.${paper.failure}`)}</Alert>}
      {open.length > 0 && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setValue('paper', { ...paper, accepted: [...paper.accepted, ...open] })}
            >
              {text('acceptAll')}
            </Button>
          }
        >
          {text('proposed', { smart_count: open.length })}
        </Alert>
      )}
      {paper.warnings.map(({ key, args }) => (
        <Alert key={key} severity="warning">
          {text(`warnings.${key}`, args)}
        </Alert>
      ))}
      {paper.pages && <Alert severity="info">{text('onlyFirst', { pages: paper.pages, read: MOST_PAGES })}</Alert>}
    </Box>
  );
};
