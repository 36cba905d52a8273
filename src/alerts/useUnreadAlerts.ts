import { type RaRecord, useGetList } from 'react-admin';
import { ALERT_POLL_MS, ownRecipient } from '#domain/alerts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { useSession } from '../provider/session.ts';

/** The newest ones come along with the count, for what is to be said at once. */
export const NEWEST = 5;

/** How the alerts are asked for again: only while the page is seen, somebody is logged in and there is a network. */
export const usePolling = () => {
  const { state } = useSession();
  const isOpen = state === 'open';
  return {
    enabled: isOpen,
    refetchInterval: isOpen && ALERT_POLL_MS,
    refetchIntervalInBackground: false,
    // Seen again, it asks at once.
    refetchOnWindowFocus: 'always',
    networkMode: 'online',
  } as const;
};

/** The unread alerts of the one who looks: how many, and the newest. Asked again every 15 seconds (Spec 7). */
export const useUnreadAlerts = (): { total: number; newest: RaRecord[] | undefined } => {
  const viewer = useViewer();
  const polling = usePolling();
  const { data, total = 0 } = useGetList<RaRecord>(
    'alerts',
    {
      filter: { isRead: false, recipient: ownRecipient(viewer) },
      pagination: { page: 1, perPage: NEWEST },
      sort: { field: 'id', order: 'DESC' },
    },
    polling,
  );
  return { total, newest: data };
};
