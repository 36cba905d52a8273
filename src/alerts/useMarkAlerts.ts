import { type Identifier, useNotify, useUpdateMany } from 'react-admin';

type Marked = { ids: Identifier[]; isRead: boolean; onDone?: () => void };

/** Marks alerts as read or unread, at once on screen (Spec 7: PUT /alerts/many with ids and isRead). */
export const useMarkAlerts = () => {
  const notify = useNotify();
  const [updateMany] = useUpdateMany();
  return ({ ids, isRead, onDone }: Marked) => {
    if (!ids.length) return;
    updateMany(
      'alerts',
      { ids, data: { isRead } },
      {
        mutationMode: 'optimistic',
        onSuccess: onDone,
        onError: () => notify('resources.alerts.notifications.readError', { type: 'error' }),
      },
    );
  };
};
