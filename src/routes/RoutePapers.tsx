import type { ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { routePapersOf } from '#domain/documents/papers';
import { routeLabel, routeSheetNumber } from '#domain/routes';
import { PapersMenu } from '../ui/files/PapersMenu.tsx';
import type { RouteView } from './RouteView.ts';
import { decaFile, useDeca } from './useDeca.ts';

type Props = { route: RouteView; gaps?: readonly string[] } & Pick<ButtonProps, 'size' | 'sx' | 'fullWidth'>;

/** The papers that can be had of a route: its sheet and its order once it is confirmed (Design 6), labels before, and its DeCA once there is one. */
export const RoutePapers = ({ route, ...look }: Props) => {
  const translate = useTranslate();
  const hasDeca = !!useDeca(route.disabled ? null : route)?.url;
  if (route.disabled) return null;
  const sheet = routeSheetNumber({ id: Number(route.id), startDate: route.startDate ?? null });
  const papers = routePapersOf(route).map(paper => ({
    label: translate(`papers.names.${paper}`),
    path: `/api/routes/${route.id}/${paper}`,
    name: `${translate(`papers.${paper}.title`, { number: paper === 'labels' ? routeLabel(route) : sheet })}.pdf`,
  }));
  const deca = { label: translate('papers.names.deca'), ...decaFile(route, translate) };
  const all = hasDeca ? [...papers, deca] : papers;
  return <PapersMenu of={routeLabel(route)} papers={all} {...look} />;
};
