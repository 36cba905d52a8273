import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { useStepText } from '../loads/useStepText.ts';
import { formatMoment } from '../ui/fields/moment.ts';
import { useChoiceText } from '../ui/inputs/useChoices.ts';
import type { QueueItem } from './queue.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How something that waits reads: `P. 12 · Cargado`, and when it was done. */
export const useItemText = () => {
  const translate = useTranslate();
  const stepText = useStepText();
  const paperText = useChoiceText('paper', 'loads');
  const what = (item: QueueItem): string => {
    if (item.kind === 'step') return stepText(item.step);
    return item.kind === 'papers' ? capitalized(paperText(item.type)) : translate('app.offline.cmr');
  };
  return {
    what,
    title: (item: QueueItem): string => `${loadLabel({ id: item.loadId })} · ${what(item)}`,
    when: (item: QueueItem): string => translate('app.offline.done', { moment: formatMoment(item.at) }),
  };
};
