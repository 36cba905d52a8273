import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { isAdminLevel } from '#domain/roles';
import { isConfirmed } from '#domain/routes';
import { usePaperGaps } from '../loads/usePaperGaps.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { RouteView } from './RouteView.ts';

/** Orders that are named. */
const NAMED = 5;

/**
 * What the papers of a confirmed route lack, a line for each order, and its price, which is agreed in writing (Ley
 * 15/2009 art. 10 bis). Before, there are only labels.
 */
export const useRouteGaps = (route: RouteView | undefined): string[] => {
  const translate = useTranslate();
  const { role } = useViewer();
  const gapsOf = usePaperGaps();
  if (!route || !isAdminLevel(role) || !isConfirmed(route.status)) return [];
  const lines = route.loads.flatMap(load => {
    const gaps = gapsOf(load);
    return gaps ? [translate('papers.gaps.ofLoad', { load: loadLabel(load), gaps })] : [];
  });
  const more = lines.length - NAMED;
  return [
    ...(route.price == null ? [translate('papers.gaps.price')] : []),
    ...lines.slice(0, NAMED),
    ...(more > 0 ? [translate('papers.gaps.more', { smart_count: more })] : []),
  ];
};
