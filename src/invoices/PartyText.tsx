import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { carrierName } from '#domain/carriers';
import { Counterpart } from './Counterpart.tsx';
import { DirectionChip } from './DirectionChip.tsx';
import type { InvoiceView } from './InvoiceView.ts';

/** Who an invoice is with, and which way; an accountant is only told whose it is. */
export const PartyText = ({ invoice }: { invoice: InvoiceView | undefined }) => {
  const translate = useTranslate();
  if (!invoice) return null;
  if (!invoice.participant)
    return (
      <Typography>
        <Typography component="span" color="text.secondary">
          {`${translate(`resources.invoices.fields.${invoice.carrier ? 'carrier' : 'client'}`)}: `}
        </Typography>
        {carrierName(invoice.carrier ?? invoice.client ?? {})}
      </Typography>
    );
  return (
    <Typography sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
      <DirectionChip />
      <span>
        <Typography component="span" color="text.secondary">
          {`${translate(`resources.invoices.fields.${invoice.direction === 'emitted' ? 'issuedTo' : 'issuedBy'}`)} `}
        </Typography>
        <Counterpart />
      </span>
    </Typography>
  );
};
