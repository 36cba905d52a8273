import AcceptIcon from '@mui/icons-material/Check';
import RejectIcon from '@mui/icons-material/Close';
import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { carrierName } from '#domain/carriers';
import { isAdminLevel } from '#domain/roles';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { useViewer } from '../ui/pages/viewer.tsx';

const TEXTS = 'resources.accountingRequests';

/** Accept and Reject of the request around, each asked first (Spec 4); only while it waits for an answer. */
export const Decide = () => {
  const request = useRecordContext();
  const { role } = useViewer();
  if (!request || request.status !== 'pending' || request.disabled || !isAdminLevel(role)) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Decision verb="accept" status="accepted" />
      <Decision verb="reject" status="rejected" />
    </Stack>
  );
};

const Decision = ({ verb, status }: { verb: 'accept' | 'reject'; status: 'accepted' | 'rejected' }) => {
  const request = useRecordContext();
  const { run, isPending } = useAction(
    provider =>
      provider.update('accountingRequests', {
        id: request?.id ?? '',
        data: { status },
        previousData: request ?? { id: '' },
      }),
    {
      success: `${TEXTS}.notifications.${status}`,
      error: `${TEXTS}.notifications.${status}Error`,
      invalidates: ['accountingRequests', 'alerts'],
    },
  );
  return (
    <ConfirmButton
      label={`${TEXTS}.actions.${verb}`}
      title={`${TEXTS}.confirm.${verb}Title`}
      content={`${TEXTS}.confirm.${verb}`}
      args={{ carrier: carrierName(request?.carrier ?? {}) }}
      icon={verb === 'accept' ? <AcceptIcon /> : <RejectIcon />}
      color={verb === 'accept' ? 'primary' : 'inherit'}
      variant={verb === 'accept' ? 'contained' : 'outlined'}
      onConfirm={run}
      isPending={isPending}
    />
  );
};
