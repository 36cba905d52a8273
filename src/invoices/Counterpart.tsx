import { Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { carrierName } from '#domain/carriers';
import { otherParty } from '#domain/invoices/parties';
import { isAdminLevel } from '#domain/roles';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { counterpartName } from './counterpartName.ts';
import type { InvoiceView } from './InvoiceView.ts';

/**
 * The other party of the invoice around; for the office a link to its client or carrier. Of one between a carrier and a
 * third party the office is also told whose it is.
 */
export const Counterpart = () => {
  const invoice = useRecordContext<InvoiceView>();
  const { role } = useViewer();
  const translate = useTranslate();
  if (!invoice) return null;
  const name = counterpartName(invoice);
  if (!isAdminLevel(role)) return <>{name}</>;
  const party = otherParty(invoice, role);
  if (party === 'client' || party === 'carrier')
    return (
      <RefLink
        resource={party === 'client' ? 'clients' : 'carriers'}
        id={party === 'client' ? invoice.clientId : invoice.carrierId}
      >
        {name}
      </RefLink>
    );
  return (
    <>
      {name}
      {invoice.carrierId && (
        <Typography variant="caption" component="div" color="text.secondary">
          {`${translate('resources.invoices.fields.ofCarrier')} `}
          <RefLink resource="carriers" id={invoice.carrierId}>
            {carrierName(invoice.carrier ?? {})}
          </RefLink>
        </Typography>
      )}
    </>
  );
};
