import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';

/** Takes back the access of the accountant of the carrier or client around; nothing while it has none. */
export const RemoveAccountant = ({ resource }: { resource: 'carriers' | 'clients' }) => {
  const record = useRecordContext();
  const texts = `resources.${resource}`;
  const { run, isPending } = useAction(provider => provider.call('DELETE', `/${resource}/${record?.id}/accountant`), {
    success: `${texts}.notifications.accountantRemoved`,
    error: `${texts}.notifications.accountantRemovedError`,
    invalidates: [resource],
  });
  if (!record?.accountant) return null;
  return (
    <ConfirmButton
      label={`${texts}.actions.removeAccountant`}
      title={`${texts}.actions.removeAccountant`}
      content={`${texts}.confirm.removeAccountant`}
      args={{ email: record.accountant.email }}
      icon={<RemoveIcon />}
      color="inherit"
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
