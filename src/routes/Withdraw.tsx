import { useGetList } from 'react-admin';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { useAction } from '../ui/useAction.ts';
import type { RouteRequest } from './RouteView.ts';

const TEXTS = 'resources.requestedRoutes';

type Props = { routeId: number; onDone: () => void };

/** Takes the carrier's own request back while nobody has answered it (Design 3). */
export const Withdraw = ({ routeId, onDone }: Props) => {
  const { data } = useGetList<RouteRequest>('requestedRoutes', {
    filter: { routeId, status: 'pending' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  const request = data?.[0];
  const { run, isPending } = useAction(provider => provider.delete('requestedRoutes', { id: request?.id ?? 0 }), {
    success: `${TEXTS}.notifications.withdrawn`,
    error: `${TEXTS}.notifications.withdrawnError`,
    invalidates: ['poolOfRoutes', 'requestedRoutes', 'routes'],
    onSuccess: onDone,
  });
  if (!request) return null;
  return (
    <ConfirmButton
      label={`${TEXTS}.actions.withdraw`}
      title={`${TEXTS}.confirm.withdrawTitle`}
      content={`${TEXTS}.confirm.withdraw`}
      args={{ routeId }}
      color="inherit"
      variant="text"
      onConfirm={run}
      isPending={isPending}
    />
  );
};
