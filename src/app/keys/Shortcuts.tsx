import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useViewer } from '../../ui/pages/viewer.tsx';
import { lazyDialog } from '../../ui/pages/lazyPart.tsx';
import { searchOfPage } from '../../ui/pages/pageKeys.ts';
import { useSession } from '../../provider/session.ts';
import { shortcutOf } from './shortcutOf.ts';
import { QuickOpenContext } from '../../ui/pages/useQuickOpen.ts';

const QuickOpen = lazyDialog(() => import('./QuickOpen.tsx'), 'QuickOpen');
const ShortcutsDialog = lazyDialog(() => import('../../ui/pages/ShortcutsDialog.tsx'), 'ShortcutsDialog');

const TYPED = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=menu], [role=spinbutton]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (!!target.closest(TYPED) || !!document.querySelector('[role=dialog]'));

/** The keys that work on every page, and what they open. */
export const Shortcuts = ({ children }: { children: ReactNode }) => {
  const { role } = useViewer();
  const { state } = useSession();
  const [shown, setShown] = useState<'quickOpen' | 'help' | null>(null);
  const close = () => setShown(null);
  const openQuick = useCallback(() => setShown('quickOpen'), []);
  const quickOpen = role === 'driver' ? null : openQuick;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, isTyping(event.target));
    // What a page did with the key already, or whoever has to log in again first, is left alone.
    if (!shortcut || event.defaultPrevented || state === 'expired') return;
    if (shortcut === 'quickOpen' && !quickOpen) return;
    if (shortcut === 'search') {
      const search = searchOfPage();
      if (!search) return;
      event.preventDefault();
      search.focus();
      return;
    }
    event.preventDefault();
    setShown(shortcut);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <QuickOpenContext.Provider value={quickOpen}>
      {children}
      {shown === 'quickOpen' && <QuickOpen onClose={close} />}
      {shown === 'help' && <ShortcutsDialog onClose={close} />}
    </QuickOpenContext.Provider>
  );
};
