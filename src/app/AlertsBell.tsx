import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { useGetList, useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { ALERT_POLL_MS } from '#domain/alerts';
import { NavItem } from './NavItem.tsx';

const AlertsDialog = lazy(async () => ({ default: (await import('./AlertsDialog.tsx')).AlertsDialog }));

/** How many alerts are unread, asked again every 15 seconds (Spec 7), and the dialog that shows them. */
export const AlertsBell = ({ expanded }: { expanded: boolean }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { total = 0 } = useGetList(
    'alerts',
    { filter: { isRead: false }, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { refetchInterval: ALERT_POLL_MS },
  );
  const label = total ? translate('app.nav.unreadAlerts', { smart_count: total }) : translate('app.nav.alerts');
  return (
    <>
      <NavItem icon={BellIcon} label={label} badge={total} onClick={() => setOpen(true)} expanded={expanded} />
      <Suspense fallback={null}>{open && <AlertsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
