import { useLocation, useTranslate } from 'react-admin';
import { activeEntry, type MenuKey, menuOf } from '#domain/menu';
import { useViewer } from '../../ui/pages/viewer.tsx';

export type MenuItem = { key: MenuKey; url: string; label: string; active: boolean };

/** The menu of the one who looks, in the words of their role where it has its own (Spec 2). */
export const useMenu = (): MenuItem[] => {
  const viewer = useViewer();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const entries = menuOf(viewer);
  const active = activeEntry(entries, pathname);
  return entries.map(({ key, url }) => ({
    key,
    url,
    label: translate(`menu.${viewer.role}.${key}`, { _: translate(`menu.${key}`) }),
    active: key === active,
  }));
};
