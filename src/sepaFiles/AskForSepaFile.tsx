import SepaIcon from '@mui/icons-material/AccountBalanceOutlined';
import { Box, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useGetMany, useListContext, useRedirect, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { dayOf, toWireDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { toCents, toEuros } from '#domain/money';
import { InvoiceNames } from '../invoices/InvoiceNames.tsx';
import type { InvoiceView } from '../invoices/InvoiceView.ts';
import { AskBar } from '../ui/actions/AskBar.tsx';
import { DayPick } from '../ui/inputs/DayPick.tsx';
import { TypedDialog } from '../ui/actions/TypedDialog.tsx';
import { nextWorkday } from './nextWorkday.ts';
import { SepaRefusal } from './SepaRefusal.tsx';
import { useMakeSepaFile } from './useMakeSepaFile.ts';

const TEXTS = 'resources.sepaFiles';

/** Asks when the bank is to pay the selected invoices; what keeps one out is said here, and the selection stays. */
export const AskForSepaFile = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const title = useId();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const [day, setDay] = useState<string | null>(() => toWireDay(nextWorkday(dayOf(new Date()))));
  const { data: invoices = [], isPending: isReading } = useGetMany<InvoiceView>('invoices', { ids: [...selectedIds] });
  const { make, isPending, refused } = useMakeSepaFile(({ id }) => {
    onUnselectItems();
    redirect('edit', 'sepaFiles', id);
  });
  const count = { smart_count: selectedIds.length };
  const total = toEuros(invoices.reduce((sum, { pending }) => sum + toCents(pending), 0));
  const includesAgain = refused?.code === 'sepaFiles.again';
  return (
    <TypedDialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate(`${TEXTS}.confirm.makeTitle`, count)}</DialogTitle>
      <DialogContent>
        {refused && <SepaRefusal refused={refused} />}
        {isReading ? (
          <Skeleton variant="rounded" height={120} />
        ) : (
          <InvoiceNames intro={translate(`${TEXTS}.confirm.make`, count)} invoices={invoices} amount="pending" />
        )}
        <Box sx={{ mt: 2, fontWeight: 700 }}>{translate(`${TEXTS}.confirm.total`, { total: formatEuros(total) })}</Box>
        <Box sx={{ mt: 2, maxWidth: 260 }}>
          <DayPick label={translate(`${TEXTS}.fields.day`)} value={day} onChange={setDay} />
        </Box>
      </DialogContent>
      <AskBar
        label={`${TEXTS}.actions.${includesAgain ? 'again' : 'make'}`}
        icon={<SepaIcon />}
        color={includesAgain ? 'warning' : 'primary'}
        onConfirm={() => day && make({ invoiceIds: selectedIds.map(Number), day, includesAgain })}
        onClose={onClose}
        isPending={isPending}
        disabled={isReading || !day}
      />
    </TypedDialog>
  );
};
