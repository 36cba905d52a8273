import { Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { isOnOffer } from '#domain/routes';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import type { RouteView } from './RouteView.ts';

/** How a route stands and, while the office has to choose among carriers, how many have asked for it (Spec 4). */
export const RouteStatus = () => {
  const route = useRecordContext<RouteView>();
  const translate = useTranslate();
  if (!route) return null;
  const waiting = isOnOffer(route.status) ? (route.pendingRequests ?? 0) : 0;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <StatusBadge value={route.status} resource="routes" />
      {waiting > 0 && (
        <Chip
          size="small"
          color="primary"
          label={translate('resources.routes.help.pendingRequests', { smart_count: waiting })}
        />
      )}
    </Stack>
  );
};
