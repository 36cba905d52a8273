import { Box, Link, useMediaQuery } from '@mui/material';
import { useLocation, useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { type ReactNode, Suspense } from 'react';
import { BrokenPage } from '../../ui/failures/BrokenPage.tsx';
import { MobileBar } from './MobileBar.tsx';
import { NewAlert } from '../bell/NewAlert.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { COLLAPSED, PHONE, SideBar } from './SideBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

const SKIP = {
  position: 'fixed',
  top: -100,
  left: 8,
  zIndex: 2000,
  p: 1,
  bgcolor: 'background.paper',
  '&:focus': { top: 8 },
};

/** The frame of every page: navigation, and the content beside (below, on a phone). */
export const Shell = ({ head, children }: { head?: ReactNode; children: ReactNode }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  useKeptFocus();
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <Link href="#main-content" className="screen-only" sx={SKIP}>
        {translate('app.nav.skip')}
      </Link>
      {isPhone ? <MobileBar /> : <SideBar />}
      <NewAlert />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{
          ml: isPhone ? 0 : `${COLLAPSED}px`,
          p: { xs: 1.5, sm: 2, md: 3 },
          maxWidth: 1680,
          '&:has(.whole-width)': { maxWidth: 'none' },
          minWidth: 0,
          '&:focus': { outline: 'none' },
        }}
      >
        {head}
        <ErrorBoundary resetKeys={[pathname]} FallbackComponent={BrokenPage}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  );
};
