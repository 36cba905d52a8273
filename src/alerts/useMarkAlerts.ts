import { type Identifier, useUpdateMany } from 'react-admin';
import { useFailureNotice } from '../ui/actions/useFailureNotice.ts';

type Marked = { ids: Identifier[]; isRead: boolean; onDone?: () => void };

/** Marks alerts as read or unread, at once on screen (Spec 7: PUT /alerts/many with ids and isRead). */
export const useMarkAlerts = () => {
  const fail = useFailureNotice();
  const [updateMany] = useUpdateMany();
  return ({ ids, isRead, onDone }: Marked) => {
    if (!ids.length) return;
    updateMany(
      'alerts',
      { ids, data: { isRead } },
      {
        mutationMode: 'optimistic',
        onSuccess: onDone,
        onError: error => fail('resources.alerts.notifications.readError', error),
      },
    );
  };
};
