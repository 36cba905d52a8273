import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { AppBar, Box, Drawer, IconButton, Toolbar } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { AlertsBell } from '../bell/AlertsBell.tsx';
import { Brand } from '../../ui/plain/Brand.tsx';
import { NavContent } from './NavContent.tsx';
import { EXPANDED } from './SideBar.tsx';
import { useOverPage } from './useOverPage.ts';
import { useQuickOpen } from '../../ui/pages/useQuickOpen.ts';

/** On a phone the navigation comes out of a hamburger (Spec 2) and goes away when something was chosen. */
export const MobileBar = () => {
  const translate = useTranslate();
  const { isOpen, toggle, close } = useOverPage();
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const quickOpen = useQuickOpen();
  return (
    <>
      <AppBar
        className="screen-only"
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar variant="dense" sx={{ gap: 1 }}>
          <IconButton
            edge="start"
            aria-label={translate(isOpen ? 'app.nav.closeMenu' : 'app.nav.openMenu')}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <MenuIcon />
          </IconButton>
          <Brand />
          <Box sx={{ ml: 'auto', display: 'flex' }}>
            {quickOpen && (
              <IconButton color="inherit" aria-label={translate('app.quickOpen.title')} onClick={quickOpen}>
                <SearchIcon />
              </IconButton>
            )}
            <AlertsBell />
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { sx: { width: EXPANDED, border: 0 } } }}>
        <Box sx={{ height: '100%' }} onClick={closeOnLink}>
          <NavContent expanded />
        </Box>
      </Drawer>
    </>
  );
};
