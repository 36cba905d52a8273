import { Alert, Dialog, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useGetMany, useListContext, useNotify, useTranslate, useUpdateMany } from 'react-admin';
import { useId } from 'react';
import { AskBar } from '../ui/actions/AskBar.tsx';
import { failureOf, sentencesOf } from '../ui/actions/failure.ts';
import type { Row } from '../ui/fields/row.ts';
import type { Mark } from './BulkMark.tsx';
import { InvoiceNames } from './InvoiceNames.tsx';

/**
 * Asks before the selected invoices are marked, and lists them (Spec 4). What the server refuses is said here: the
 * selection and the question stay, so that nothing has to be picked anew.
 */
export const AskToMark = ({ mark: { key, data, icon }, onClose }: { mark: Mark; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const title = useId();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const [updateMany, { isPending, error }] = useUpdateMany<Row, Error>();
  const { data: invoices, isPending: isReading } = useGetMany<Row>('invoices', { ids: [...selectedIds] });
  const count = { smart_count: selectedIds.length };
  const run = () =>
    updateMany(
      'invoices',
      { ids: [...selectedIds], data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`resources.invoices.notifications.${key.toLowerCase()}`, { type: 'success', messageArgs: count });
          onUnselectItems();
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate(`resources.invoices.confirm.mark${key}Title`, count)}</DialogTitle>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {`${translate('resources.invoices.notifications.updatedManyError')}. ${sentencesOf(failureOf(error), translate)}`}
          </Alert>
        )}
        {isReading ? (
          <Skeleton variant="rounded" height={120} />
        ) : (
          <InvoiceNames intro={translate(`resources.invoices.confirm.mark${key}`, count)} invoices={invoices ?? []} />
        )}
      </DialogContent>
      <AskBar
        label={`resources.invoices.actions.mark${key}`}
        icon={icon}
        onConfirm={run}
        onClose={onClose}
        isPending={isPending}
        disabled={isReading}
        autoFocus
      />
    </Dialog>
  );
};
