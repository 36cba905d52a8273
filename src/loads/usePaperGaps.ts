import { useTranslate } from 'react-admin';
import { paperGaps } from '#domain/documents/paperGaps';
import { formatList } from '#domain/figures';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { LoadView } from './LoadView.ts';

/** What the papers of an order will lack, in words; '' if nothing, and for all but the office, which alone can add it. */
export const usePaperGaps = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  return (load: LoadView | undefined): string =>
    load && isAdminLevel(role) ? formatList(paperGaps(load).map(gap => translate(`papers.gaps.${gap}`))) : '';
};
