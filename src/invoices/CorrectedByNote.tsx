import { Alert } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { isIssued } from '#domain/invoices/rights';
import { RefLink } from '../ui/fields/RefLink.tsx';
import type { InvoiceView } from './InvoiceView.ts';

/** The invoices that correct the one around. */
export const CorrectedByNote = () => {
  const translate = useTranslate();
  const invoice = useRecordContext<InvoiceView>();
  // One that corrects another may be corrected in its turn.
  const isAsked = !!invoice && isIssued(invoice);
  const { data = [] } = useGetList<InvoiceView>(
    'invoices',
    { filter: { invoiceId: invoice?.id }, pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: isAsked },
  );
  if (!isAsked || !data.length) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {data.map(({ id, num }) => (
        <div key={id}>
          <RefLink resource="invoices" id={id}>
            {translate('resources.invoices.help.correctedBy', { num })}
          </RefLink>
        </div>
      ))}
    </Alert>
  );
};
