import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { AppBar, Box, Drawer, IconButton, Toolbar } from '@mui/material';
import { useLocation, useTranslate } from 'react-admin';
import { useState } from 'react';
import { AlertsBell } from './AlertsBell.tsx';
import { Brand } from './Brand.tsx';
import { NavContent } from './NavContent.tsx';
import { EXPANDED } from './SideBar.tsx';
import { useQuickOpen } from './useQuickOpen.ts';

/** On a phone the navigation comes out of a hamburger (Spec 2) and goes away when something was chosen. */
export const MobileBar = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
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
            aria-label={translate(open ? 'app.nav.closeMenu' : 'app.nav.openMenu')}
            aria-expanded={open}
            onClick={() => setOpenAt(open ? null : pathname)}
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
      <Drawer open={open} onClose={() => setOpenAt(null)} slotProps={{ paper: { sx: { width: EXPANDED, border: 0 } } }}>
        <Box sx={{ height: '100%' }}>
          <NavContent expanded />
        </Box>
      </Drawer>
    </>
  );
};
