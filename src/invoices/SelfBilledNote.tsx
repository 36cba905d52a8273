import { Alert, Box, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatMoment } from '#domain/moments';
import { formatEuros } from '#domain/figures';
import { acceptanceRefusal } from '#domain/invoices/rights';
import { isAdminLevel } from '#domain/roles';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { RejectDialog } from './RejectDialog.tsx';

const SEVERITY = { pending: 'info', accepted: 'success', rejected: 'warning' } as const;

/** An invoice that the office drew up for a carrier: whether the carrier agrees, and where it says so. */
export const SelfBilledNote = () => {
  const invoice = useRecordContext<InvoiceView>();
  return invoice?.isSelfBilled && !invoice.disabled ? <Note invoice={invoice} /> : null;
};

const Note = ({ invoice }: { invoice: InvoiceView }) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const may = useCan();
  const [asks, setAsks] = useState(false);
  const { id, acceptance, num, total } = invoice;
  const isOffice = isAdminLevel(role);
  const { run, isPending } = useAction(
    provider => provider.call('POST', `/invoices/${id}/acceptance`, { isAccepted: true }),
    { success: 'resources.invoices.selfBilled.notedAccepted', invalidates: ['invoices'] },
  );
  const text = (name: string, args = {}) => translate(`resources.invoices.${name}`, args);
  const state = (acceptance ?? 'pending') === 'pending' && !isOffice ? 'pendingOwn' : (acceptance ?? 'pending');
  const noted = { date: formatMoment(invoice.acceptanceAt), note: invoice.acceptanceNote ?? '' };
  const accept = `resources.invoices.actions.${isOffice ? 'noteAccepted' : 'accept'}`;
  const mayAnswer = may('create', 'invoices') && !acceptanceRefusal(invoice);
  return (
    <Alert severity={SEVERITY[acceptance ?? 'pending']} sx={{ mb: 2 }}>
      {text(`selfBilled.${isOffice ? 'office' : 'carrier'}`)} {text(`selfBilled.${state}`, noted)}
      {mayAnswer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <ConfirmButton
            label={accept}
            title={accept}
            content={`resources.invoices.confirm.${isOffice ? 'noteAccepted' : 'accept'}`}
            args={{ num, total: formatEuros(total) }}
            variant="contained"
            onConfirm={run}
            isPending={isPending}
          />
          <Button size="small" variant="outlined" color="inherit" onClick={() => setAsks(true)}>
            {text(`actions.${isOffice ? 'noteRejected' : 'reject'}`)}
          </Button>
        </Box>
      )}
      {asks && <RejectDialog id={id} onClose={() => setAsks(false)} />}
    </Alert>
  );
};
