import { Box, Typography } from '@mui/material';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { mayRegister } from '#domain/invoices/paidState';
import type { InvoiceView } from '../invoices/InvoiceView.ts';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { PaymentLine } from './PaymentLine.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import type { PaymentView } from './PaymentView.ts';
import { RegisterPayment } from './RegisterPayment.tsx';

const NEWEST = { field: 'day', order: 'DESC' } as const;
const ALL = { page: 1, perPage: 100 };

/** What was paid of the invoice around, what is pending, and how more is registered. */
export const PaymentsSection = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const invoice = useRecordContext<InvoiceView>();
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<PaymentView>(
    'payments',
    { filter: { invoiceId: invoice?.id }, pagination: ALL, sort: NEWEST },
    { enabled: !!invoice },
  );
  if (!invoice) return null;
  // Who is not told which side an invoice has may not register either.
  const isOwn = isAdminLevel(role) || mayRegister(invoice, role);
  const canRegister = isOwn && !invoice.disabled && invoice.pending > 0;
  return (
    <Section
      title="resources.payments.page.list"
      actions={canRegister && <RegisterPayment key={invoice.version} invoice={invoice} />}
    >
      <PaymentTotals invoice={invoice} />
      {error && <LoadFailure error={error} retry={refetch} inSection />}
      {!isPending && !error && !data.length && (
        <Typography color="text.secondary" variant="body2" sx={{ mt: 1 }}>
          {translate('resources.payments.empty')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: data.length ? 1 : 0 }}>
        {data.map(payment => (
          <PaymentLine key={payment.id} payment={payment} isRemovable={isOwn} />
        ))}
      </Box>
    </Section>
  );
};
