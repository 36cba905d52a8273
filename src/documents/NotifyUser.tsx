import NotifyIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { DOCUMENT_OWNERS } from '#domain/documents';
import { isAdminLevel } from '#domain/roles';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { SaveFirst } from '../ui/forms/SaveFirst.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { useViewer } from '../ui/pages/viewer.tsx';

/**
 * Tells the users of the document's owner to look at it (Spec 4, 7), and says whose they are: for an order's paper they
 * aren't its client's (api/documents/addressee.ts).
 */
export const NotifyUser = () => {
  const record = useRecordContext();
  const { role } = useViewer();
  const translate = useTranslate();
  const { run, isPending } = useAction(provider => provider.notifyUser('documents', { id: record?.id }), {
    success: 'resources.documents.notifications.userNotified',
    error: 'resources.documents.notifications.userNotifiedError',
  });
  if (!record || record.disabled || record.replacedBy || !isAdminLevel(role)) return null;
  const owner = DOCUMENT_OWNERS.find(name => record[name]);
  const whom = owner ? translate(`resources.documents.confirm.notified.${owner}`) : '';
  return (
    <>
      <SaveFirst />
      <ConfirmButton
        label="resources.documents.actions.notify"
        title="resources.documents.actions.notify"
        content="resources.documents.confirm.notify"
        args={{ whom }}
        icon={<NotifyIcon />}
        ofStored
        onConfirm={run}
        isPending={isPending}
      />
    </>
  );
};
