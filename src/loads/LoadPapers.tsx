import type { ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { LOAD_PAPERS } from '#domain/documents/papers';
import { PapersMenu } from '../ui/files/PapersMenu.tsx';
import type { LoadView } from './LoadView.ts';

type Props = { load: LoadView; gaps?: readonly string[] } & Pick<ButtonProps, 'size' | 'sx' | 'fullWidth'>;

/** The papers that are drawn of an order, for all who may read it. */
export const LoadPapers = ({ load, ...look }: Props) => {
  const translate = useTranslate();
  if (load.disabled) return null;
  const papers = LOAD_PAPERS.map(paper => ({
    label: translate(`papers.names.${paper}`),
    path: `/api/loads/${load.id}/${paper}`,
    name: `${translate(`papers.${paper}.title`, { number: loadLabel(load) })}.pdf`,
  }));
  return <PapersMenu of={loadLabel(load)} papers={papers} {...look} />;
};
