import HomeIcon from '@mui/icons-material/HomeOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import SearchIcon from '@mui/icons-material/Search';
import LogoutIcon from '@mui/icons-material/Logout';
import { Box, List } from '@mui/material';
import { useLocation, useTranslate } from 'react-admin';
import { AlertsBell } from '../bell/AlertsBell.tsx';
import { ColourChooser } from './ColourChooser.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { ICONS } from '../../ui/theme/icons.ts';
import { NAV_ITEMS, NavItem } from './NavItem.tsx';
import { LOW } from '../../ui/theme/lowWindow.ts';
import { NAV } from '../../ui/theme/palettes.ts';
import { useQuickOpen } from '../../ui/pages/useQuickOpen.ts';
import { useSession } from '../../provider/session.ts';
import { useLogOut } from '../../sessions/useLogOut.ts';
import { useMenu } from './useMenu.ts';

/** What the navigation holds: the menu of the role, and below it the bell, the language and the way out (Spec 2). */
export const NavContent = ({ expanded }: { expanded: boolean }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const items = useMenu();
  const session = useSession();
  const logOut = useLogOut();
  const quickOpen = useQuickOpen();
  const name = 'username' in session ? session.username : '';
  return (
    <Box
      component="nav"
      aria-label={translate('app.nav.main')}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: NAV.ground,
        color: NAV.text,
        overflowX: 'hidden',
        [LOW]: { overflowY: 'auto', '& > ul': { flex: 'none', overflowY: 'visible' } },
        ...NAV_ITEMS,
      }}
    >
      <Box aria-hidden sx={{ height: 56, display: 'flex', alignItems: 'center', gap: 2, pl: '29px', flexShrink: 0 }}>
        <LocalShippingIcon />
        {expanded && <Box sx={{ fontWeight: 700, fontSize: '1.1rem' }}>{translate('app.title')}</Box>}
      </Box>
      <List sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', py: 0, scrollbarWidth: 'none' }}>
        {quickOpen && (
          <NavItem icon={SearchIcon} label={translate('app.nav.quickOpen')} onClick={quickOpen} expanded={expanded} />
        )}
        <NavItem
          icon={HomeIcon}
          label={translate('app.nav.home')}
          to="/"
          active={pathname === '/'}
          expanded={expanded}
        />
        {items.map(({ key, url, label, active }) => (
          <NavItem key={key} icon={ICONS[key]} label={label} to={url} active={active} expanded={expanded} />
        ))}
      </List>
      <List sx={{ flexShrink: 0, borderTop: `1px solid ${NAV.line}`, py: 0.5 }}>
        <AlertsBell expanded={expanded} />
        <ColourChooser expanded={expanded} />
        <LanguageChooser expanded={expanded} />
        <NavItem
          icon={LogoutIcon}
          label={translate('app.nav.logout')}
          detail={name}
          onClick={logOut}
          expanded={expanded}
        />
      </List>
    </Box>
  );
};
