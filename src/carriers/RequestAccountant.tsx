import AccountantIcon from '@mui/icons-material/SupportAgentOutlined';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { carrierLabel } from './carrierLabel.ts';

/** The carrier around asks the office for an accountant (Spec 7, 8). */
export const RequestAccountant = () => {
  const carrier = useRecordContext();
  const { run, isPending } = useAction(
    provider => provider.call('POST', '/accountingRequests', { carrierId: carrier?.id, kind: 'accountant' }),
    {
      success: 'resources.carriers.notifications.accountantRequested',
      error: 'resources.carriers.notifications.accountantRequestedError',
      args: { nif: carrier?.nif ?? '' },
      invalidates: ['accountingRequests'],
    },
  );
  if (!carrier) return null;
  return (
    <ConfirmButton
      label="resources.carriers.actions.requestAccountant"
      title="resources.carriers.actions.requestAccountant"
      content="resources.carriers.confirm.requestAccountant"
      args={{ name: carrierLabel(carrier) }}
      icon={<AccountantIcon />}
      onConfirm={run}
      isPending={isPending}
    />
  );
};
