import { useLocation } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';

/** Whether a menu or a dialog of the frame is open: no longer than the page that it was opened over, nor than the wish to leave it. */
export const useOverPage = () => {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [openAt, setOpenAt] = useState(key);
  if (openAt !== key) {
    setOpenAt(key);
    setOpen(false);
  }
  const close = useCallback(() => setOpen(false), []);
  // A form that has something unsaved asks first, and keeps the page on Back.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen, close]);
  return { isOpen, toggle: () => setOpen(!isOpen), close };
};
