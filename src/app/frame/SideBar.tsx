import { Box } from '@mui/material';
import { memo, useEffect, useRef, useState } from 'react';
import { NavContent } from './NavContent.tsx';

export const COLLAPSED = 80;
export const EXPANDED = 250;
const COLLAPSE_DELAY_MS = 250;
/** At this width and below a hamburger takes its place (Spec 2). */
export const PHONE = '(max-width:500px)';

/** Collapsed to its icons; wide under the pointer or while a key moves through it, and a moment after (Spec 2). */
export const SideBar = memo(() => {
  const [open, setOpen] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const expand = () => {
    window.clearTimeout(timer.current);
    setOpen(true);
  };
  const collapse = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(false), COLLAPSE_DELAY_MS);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <Box
      className="screen-only"
      // A finger that taps an icon wants its page, and never leaves the bar again.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && expand()}
      onPointerLeave={collapse}
      onFocus={event => event.target.matches(':focus-visible') && expand()}
      onBlur={collapse}
      sx={{
        position: 'fixed',
        insetBlock: 0,
        left: 0,
        zIndex: 'drawer',
        width: open ? EXPANDED : COLLAPSED,
        transition: 'width 150ms',
        overflow: 'hidden',
        boxShadow: open ? 8 : 0,
      }}
    >
      <NavContent expanded={open} />
    </Box>
  );
});
SideBar.displayName = 'SideBar';
