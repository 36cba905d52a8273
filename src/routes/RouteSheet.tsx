import SheetIcon from '@mui/icons-material/DescriptionOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isAssignedLike, routeSheetNumber } from '#domain/routes';
import { useAction } from '../ui/useAction.ts';
import type { RouteView } from './RouteView.ts';

type Props = { route: RouteView } & Pick<ButtonProps, 'size' | 'sx' | 'fullWidth'>;

/** Saves the route sheet, which can be had once the route is confirmed (Design 6). */
export const RouteSheet = ({ route, size = 'small', ...look }: Props) => {
  const translate = useTranslate();
  const name = translate('papers.routeSheet.file', {
    number: routeSheetNumber({ id: Number(route.id), startDate: route.startDate ?? null }),
  });
  const { run, isPending } = useAction(provider => provider.download(`/api/routes/${route.id}/sheet`, name), {
    error: 'resources.routes.notifications.sheetError',
  });
  if (!isAssignedLike(route.status) || route.disabled) return null;
  return (
    <Button size={size} variant="outlined" startIcon={<SheetIcon />} onClick={run} disabled={isPending} {...look}>
      {translate('resources.routes.actions.sheet')}
    </Button>
  );
};
