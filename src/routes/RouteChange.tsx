import type { ReactNode } from 'react';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import type { RouteView } from './RouteView.ts';

type Props = {
  route: RouteView;
  verb: 'publish' | 'unpublish' | 'confirm' | 'toDraft';
  data: object;
  /** Of `resources.routes.notifications`. */
  notice: string;
  /** What is asked; `resources.routes.confirm` by itself. */
  question?: ReactNode;
  icon?: ReactNode;
  /** Something is missing for it yet. */
  isOff?: boolean;
  isMain?: boolean;
};

/** A change of a route's status behind a confirmation that says what follows from it. */
export const RouteChange = ({ route, verb, data, notice, question, icon, isOff, isMain }: Props) => {
  const { run, isPending } = useAction(
    provider => provider.update('routes', { id: route.id, data, previousData: route }),
    {
      success: `resources.routes.notifications.${notice}`,
      error: 'resources.routes.notifications.updatedError',
      args: { id: route.id },
      invalidates: ['routes', 'loads', 'poolOfRoutes', 'requestedRoutes', 'alerts'],
    },
  );
  return (
    <ConfirmButton
      label={`resources.routes.actions.${verb}`}
      title={`resources.routes.actions.${verb}`}
      content={question ?? `resources.routes.confirm.${verb}`}
      args={{ id: route.id }}
      icon={icon}
      variant={isMain ? 'contained' : 'outlined'}
      disabled={isOff}
      ofStored
      onConfirm={run}
      isPending={isPending}
    />
  );
};
