import { Box, Portal } from '@mui/material';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { Notice } from './Notice.tsx';

/** So many at once; the oldest makes room. */
const MAX_SHOWN = 3;

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

const keyOf = (notice: NotificationPayload): number => {
  const key = keys.get(notice) ?? ++lastKey;
  keys.set(notice, key);
  return key;
};

/**
 * What happened, on top of the page: each notice for 7500 ms or until it is closed (Spec 8). Beside the page, not in it: an
 * open dialog silences what was there before it for those who listen.
 */
export const Notices = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const close = (notice: NotificationPayload) => setNotifications(all => all.filter(each => each !== notice));
  if (!notifications.length) return null;
  return (
    <Portal>
      <Box
        className="screen-only"
        sx={{
          position: 'fixed',
          // On a phone under the bar that opens the menu.
          top: { xs: 60, sm: 12 },
          insetInline: 12,
          mx: 'auto',
          maxWidth: 620,
          zIndex: 'snackbar',
          display: 'grid',
          // No wider than its words: what stands beside it can be pressed all the same.
          gridTemplateColumns: 'fit-content(100%)',
          justifyContent: 'center',
          gap: 1,
          pointerEvents: 'none',
        }}
      >
        {notifications.slice(-MAX_SHOWN).map(notice => (
          <Notice key={keyOf(notice)} notice={notice} onClose={() => close(notice)} />
        ))}
      </Box>
    </Portal>
  );
};
