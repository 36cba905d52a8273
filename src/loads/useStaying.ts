import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { moveRefusal } from '#domain/loads/planning';
import { routeLabel } from '#domain/routes';
import type { LoadView } from './LoadView.ts';

/** Which of these orders can be moved, which stay where they are, and why, in words. */
export const useStaying = (loads: readonly LoadView[]) => {
  const translate = useTranslate();
  const reasonOf = (load: LoadView): string[] => {
    const refusal = moveRefusal(load, load.route);
    const args = { load: loadLabel(load), route: routeLabel({ id: load.routeId ?? '' }) };
    return refusal ? [translate(`resources.loads.moveRefusals.${refusal}`, args)] : [];
  };
  const staying = loads.filter(load => moveRefusal(load, load.route));
  return {
    leaving: loads.filter(load => !staying.includes(load)),
    staying,
    reasons: staying.flatMap(reasonOf).join('; '),
  };
};
