import ConfirmIcon from '@mui/icons-material/TaskAlt';
import DraftIcon from '@mui/icons-material/Undo';
import PublishIcon from '@mui/icons-material/CampaignOutlined';
import { Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { CONFIRMED, confirmErrors, isAssignedLike } from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import { isStarted } from '#domain/tracking';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { useAction } from '../ui/useAction.ts';
import { useViewer } from '../ui/viewer.tsx';
import type { RouteView } from './RouteView.ts';

/** What the office decides about a route with one press: publish it, take it out of the pool, confirm it, or not. */
export const RouteActions = () => {
  const route = useRecordContext<RouteView>();
  const { role } = useViewer();
  if (!route || route.disabled || route.invoiceId || !isAdminLevel(role)) return null;
  const { status } = route;
  if (isAssignedLike(status))
    return route.loads.some(isStarted) || status !== 'assigned' ? null : (
      <Change route={route} verb="toDraft" icon={<DraftIcon />} data={{ status: 'draft' }} notice="updated" />
    );
  return (
    <>
      {status === 'public' ? (
        <Change route={route} verb="unpublish" data={{ isPublic: false }} notice="unpublished" />
      ) : (
        <Change
          route={route}
          verb="publish"
          icon={<PublishIcon />}
          data={{ isPublic: true }}
          notice="published"
          missing={publishProblems(route)}
        />
      )}
      <Change
        route={route}
        verb="confirm"
        icon={<ConfirmIcon />}
        data={{ status: CONFIRMED }}
        notice="confirmed"
        missing={Object.values(confirmErrors({ ...route, loadIds: route.loads.map(load => load.id) }))}
        isMain
      />
    </>
  );
};

/** Why a route can't be offered to carriers, as message keys. */
const publishProblems = ({ loads, carrierId }: RouteView): string[] => [
  ...(loads.length ? [] : ['errors.routes.publicNeedsLoads']),
  ...(carrierId ? ['errors.routes.publicHasCarrier'] : []),
];

type Props = {
  route: RouteView;
  verb: 'publish' | 'unpublish' | 'confirm' | 'toDraft';
  data: object;
  /** Of `resources.routes.notifications`. */
  notice: string;
  icon?: ReactNode;
  /** Why it can't be done yet, as message keys. */
  missing?: readonly string[];
  isMain?: boolean;
};

const Change = ({ route, verb, data, notice, icon, missing = [], isMain }: Props) => {
  const translate = useTranslate();
  const { run, isPending } = useAction(
    provider => provider.update('routes', { id: route.id, data, previousData: route }),
    {
      success: `resources.routes.notifications.${notice}`,
      error: 'resources.routes.notifications.updatedError',
      args: { id: route.id },
      invalidates: ['routes', 'loads', 'poolOfRoutes', 'alerts'],
    },
  );
  return (
    <Tooltip title={missing.map(key => translate(key)).join(' ')}>
      <span>
        <ConfirmButton
          label={`resources.routes.actions.${verb}`}
          title={`resources.routes.actions.${verb}`}
          content={`resources.routes.confirm.${verb}`}
          args={{ id: route.id }}
          icon={icon}
          variant={isMain ? 'contained' : 'outlined'}
          disabled={missing.length > 0}
          onConfirm={run}
          isPending={isPending}
        />
      </span>
    </Tooltip>
  );
};
