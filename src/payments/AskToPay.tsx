import PaidIcon from '@mui/icons-material/PaidOutlined';
import { Alert, Box, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useGetMany, useListContext, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { dayOf, toWireDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { toCents, toEuros } from '#domain/money';
import { InvoiceNames } from '../invoices/InvoiceNames.tsx';
import type { InvoiceView } from '../invoices/InvoiceView.ts';
import { AskBar } from '../ui/actions/AskBar.tsx';
import { DayPick } from '../ui/inputs/DayPick.tsx';
import { TypedDialog } from '../ui/actions/TypedDialog.tsx';
import { usePayMany } from './usePayMany.ts';

const TEXTS = 'resources.invoices';

/** Asks on which day the selected invoices were paid, and says what is pending of them; what is refused is said here. */
export const AskToPay = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const title = useId();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const [day, setDay] = useState<string | null>(() => toWireDay(dayOf(new Date())));
  const { data: invoices = [], isPending: isReading } = useGetMany<InvoiceView>('invoices', { ids: [...selectedIds] });
  const { pay, isPending, refusal, isInFile } = usePayMany(() => {
    onUnselectItems();
    onClose();
  });
  const count = { smart_count: selectedIds.length };
  const total = toEuros(invoices.reduce((sum, { pending }) => sum + toCents(pending), 0));
  return (
    <TypedDialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate(`${TEXTS}.confirm.markPaidTitle`, count)}</DialogTitle>
      <DialogContent>
        {refusal && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {`${translate(`${TEXTS}.notifications.updatedManyError`)}. ${refusal}`}
          </Alert>
        )}
        {isReading ? (
          <Skeleton variant="rounded" height={120} />
        ) : (
          <InvoiceNames intro={translate(`${TEXTS}.confirm.markPaid`, count)} invoices={invoices} amount="pending" />
        )}
        <Box sx={{ mt: 2 }}>{translate('resources.payments.confirm.pending', { total: formatEuros(total) })}</Box>
        <Box sx={{ mt: 2, maxWidth: 260 }}>
          <DayPick label={translate('resources.payments.confirm.paidOn')} value={day} onChange={setDay} />
        </Box>
      </DialogContent>
      <AskBar
        label={`${TEXTS}.actions.${isInFile ? 'markPaidApart' : 'markPaid'}`}
        icon={<PaidIcon />}
        color={isInFile ? 'warning' : 'primary'}
        onConfirm={() => day && pay({ invoiceIds: selectedIds.map(Number), day, isPaidApart: isInFile })}
        onClose={onClose}
        isPending={isPending}
        disabled={isReading || !day}
      />
    </TypedDialog>
  );
};
