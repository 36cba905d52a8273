import { useGetList } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import type { RouteRequest } from './RouteView.ts';

const TEXTS = 'resources.requestedRoutes';

type Props = { routeId: number; onDone?: () => void };

/** Takes the carrier's own request for a route back while nobody has answered it (Design 3). */
export const Withdraw = ({ routeId, onDone }: Props) => {
  const { data } = useGetList<RouteRequest>('requestedRoutes', {
    filter: { routeId, status: 'pending' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  const request = data?.[0];
  return request ? <WithdrawRequest id={request.id} routeId={routeId} onDone={onDone} /> : null;
};

/** The same where the request is known. */
export const WithdrawRequest = ({ id, routeId, onDone }: Props & { id: number }) => {
  const { run, isPending } = useAction(provider => provider.delete('requestedRoutes', { id }), {
    success: `${TEXTS}.notifications.withdrawn`,
    error: `${TEXTS}.notifications.withdrawnError`,
    invalidates: ['poolOfRoutes', 'requestedRoutes', 'routes'],
    onSuccess: onDone,
  });
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
