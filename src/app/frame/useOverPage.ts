import { useLocation } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { useRouter } from '../pages/useRouter.ts';

/** The keys of locations. */
type Opened = { over: string | undefined; bound: string | undefined };

/**
 * Whether a menu or a dialog of the frame is open: no longer than the page that it was opened over, nor than the wish to leave
 * it. Opened while the next page is on its way it belongs to that one: on a slow device it was gone as the page arrived.
 */
export const useOverPage = () => {
  const { key } = useLocation();
  const router = useRouter();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpen = opened !== null && (key === opened.over || key === opened.bound);
  const close = useCallback(() => setOpened(null), []);
  // A form that has something unsaved asks first, and keeps the page on Back.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [isOpen, close]);
  const toggle = () => setOpened(isOpen ? null : { over: key, bound: router?.state.location.key ?? key });
  return { isOpen, toggle, close };
};
