import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazyDialog } from '../../ui/pages/lazyPart.tsx';
import { NavItem } from '../frame/NavItem.tsx';
import { useOverPage } from '../frame/useOverPage.ts';
import { useUnreadAlerts } from '../../alerts/useUnreadAlerts.ts';

const AlertsDialog = lazyDialog(() => import('./AlertsDialog.tsx'), 'AlertsDialog');

type Props = {
  /** In the navigation: whether it shows its text. Left out, the bell is a button of a phone's top bar. */
  expanded?: boolean;
};

/** How many alerts are unread, and the dialog that shows them (Spec 2). */
export const AlertsBell = ({ expanded }: Props) => {
  const translate = useTranslate();
  const { isOpen, toggle, close } = useOverPage();
  const { total } = useUnreadAlerts();
  const label = total ? translate('app.nav.unreadAlerts', { smart_count: total }) : translate('app.nav.alerts');
  return (
    <>
      {expanded === undefined ? (
        <IconButton color="inherit" aria-label={label} onClick={toggle} sx={{ width: 44, height: 44 }}>
          <Badge badgeContent={total} color="error">
            <BellIcon />
          </Badge>
        </IconButton>
      ) : (
        <NavItem icon={BellIcon} label={label} badge={total} onClick={toggle} expanded={expanded} />
      )}
      {isOpen && <AlertsDialog unread={total} onClose={close} />}
    </>
  );
};
