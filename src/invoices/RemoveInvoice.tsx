import BlockIcon from '@mui/icons-material/Block';
import { useDelete, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { invoiceRemoveRefusal, isFixed } from '#domain/invoices/rights';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { DeleteButton } from '../ui/actions/DeleteButton.tsx';
import { useFailureNotice } from '../ui/actions/useFailureNotice.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';

/** Removes what one may remove; what the office issued is annulled: its number stays and it never comes back (Design 7). */
export const RemoveInvoice = () => {
  const invoice = useRecordContext<InvoiceView>();
  const { role } = useViewer();
  const redirect = useRedirect();
  // That its payments go first is said when it is tried: the button that is missing would not say it.
  if (!invoice || invoiceRemoveRefusal({ ...invoice, paid: 0 }, role)) return null;
  return isFixed(invoice) ? (
    <Annul invoice={invoice} />
  ) : (
    <DeleteButton onDeleted={() => redirect('list', 'invoices')} />
  );
};

const NOTICES = 'resources.invoices.notifications';

const Annul = ({ invoice }: { invoice: InvoiceView }) => {
  const notify = useNotify();
  const fail = useFailureNotice();
  const refresh = useRefresh();
  const [remove, { isPending }] = useDelete<InvoiceView, Error>('invoices', { id: invoice.id, previousData: invoice });
  const messageArgs = { num: invoice.num };
  const onSuccess = () => {
    notify(`${NOTICES}.annulled`, { type: 'success', messageArgs });
    refresh();
  };
  const onError = (error: Error) => fail(`${NOTICES}.annulledError`, error, messageArgs);
  return (
    <ConfirmButton
      label="resources.invoices.actions.annul"
      title="resources.invoices.confirm.annulTitle"
      content="resources.invoices.confirm.annul"
      args={messageArgs}
      icon={<BlockIcon />}
      color="error"
      variant="text"
      onConfirm={() => remove(undefined, undefined, { mutationMode: 'pessimistic', onSuccess, onError })}
      isPending={isPending}
    />
  );
};
