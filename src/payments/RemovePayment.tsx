import DeleteIcon from '@mui/icons-material/Delete';
import { formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import type { PaymentView } from './PaymentView.ts';

const TEXTS = 'resources.payments';

/** Takes a payment off its invoice, after asking; its trace stays. */
export const RemovePayment = ({ payment }: { payment: PaymentView }) => {
  const { run, isPending } = useAction(provider => provider.delete('payments', { id: payment.id }), {
    success: `${TEXTS}.notifications.removed`,
    error: `${TEXTS}.notifications.removedError`,
    invalidates: ['payments', 'invoices'],
  });
  return (
    <ConfirmButton
      label={`${TEXTS}.actions.remove`}
      name={`${TEXTS}.actions.removeOf`}
      title={`${TEXTS}.confirm.removeTitle`}
      content={`${TEXTS}.confirm.remove`}
      args={{ amount: formatEuros(payment.amount), day: formatDay(payment.day) }}
      icon={<DeleteIcon />}
      color="error"
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
