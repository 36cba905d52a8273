import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { DeliveryDays } from '../invoices/DeliveryDays.tsx';
import type { InvoiceView } from '../invoices/InvoiceView.ts';

type FigureProps = { label: string; euros: number; colour?: string };

const Figure = ({ label, euros, colour }: FigureProps) => (
  <Box>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 700, whiteSpace: 'nowrap', color: colour }}>
      {formatEuros(euros)}
    </Typography>
  </Box>
);

/** What is to be paid, what has been, and what has not. */
export const PaymentTotals = ({ invoice }: { invoice: InvoiceView }) => {
  const { payable, paid, pending, paidDate, deliveryDays, direction, isReplaced } = invoice;
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.payments.totals.${name}`);
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}
      >
        <Figure label={text('payable')} euros={payable} />
        <Figure label={text('paid')} euros={paid} />
        <Figure label={text('pending')} euros={pending} colour={pending > 0 ? 'warning.dark' : undefined} />
      </Box>
      {deliveryDays !== null && pending > 0 && (
        <Typography component="div" variant="body2" sx={{ mt: 1.5, display: 'flex', alignItems: 'center', gap: 1 }}>
          {translate('resources.invoices.fields.deliveryDays')}
          <DeliveryDays />
        </Typography>
      )}
      {isReplaced && paid > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'warning.dark', fontWeight: 600 }}>
          {translate(`resources.payments.totals.overpaid.${direction}`, { paid: formatEuros(paid) })}
        </Typography>
      )}
      {paidDate && !isReplaced && (
        <Typography variant="body2" sx={{ mt: 1, color: 'success.dark', fontWeight: 600 }}>
          {translate(`resources.payments.totals.paidOn.${direction}`, { day: formatDay(paidDate) })}
        </Typography>
      )}
    </Box>
  );
};
