import { toUrl } from './urls.ts';

/** In what browsers of before 2026 lack, one is taken for having come from nowhere. */
const before = (): NavigationHistoryEntry | undefined => {
  const navigation: Navigation | undefined = window.navigation;
  const index = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[index - 1];
};

/** Whether one came here from a page of ours: not in a new tab, by a bookmark or from elsewhere. */
export const hasPageBefore = (): boolean => before() !== undefined;

/** Whether one came here from this very path, with whatever filters; with its query, where the path has one. */
export const isPageBefore = (path: string): boolean => {
  const from = before()?.url;
  if (!from) return false;
  const to = new URL(import.meta.env.BASE_URL.slice(0, -1) + toUrl(path), window.location.origin);
  const url = new URL(from);
  return url.pathname === to.pathname && (!to.search || url.search === to.search);
};
