import { useAction } from '../ui/actions/useAction.ts';

/** Marks all of one's unread alerts as read, up to the newest one that is on the screen. */
export const useReadAll = (newest: number) =>
  useAction<{ marked: number }>(provider => provider.call('PUT', '/alerts/read', { upTo: newest }), {
    error: 'resources.alerts.notifications.readError',
    invalidates: ['alerts'],
  });
