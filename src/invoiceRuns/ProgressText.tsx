import { useTranslate } from 'react-admin';
import type { Progress } from '#domain/invoiceRuns';

const SHOWN = ['created', 'stated', 'refused', 'pending'] as const;

/** `12 creadas · 1 rechazada`: what there is any of. */
export const ProgressText = ({ progress }: { progress: Progress }) => {
  const translate = useTranslate();
  return (
    <>
      {SHOWN.filter(state => progress[state] > 0)
        .map(state => translate(`resources.invoiceRuns.run.${state}`, { smart_count: progress[state] }))
        .join(' · ')}
    </>
  );
};
