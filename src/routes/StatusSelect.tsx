import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { offeredRouteStatuses, routeStatusChoices } from '#domain/routes';
import { isStarted } from '#domain/tracking';
import { useField } from '../ui/formScope.ts';
import { SelectChoice } from '../ui/SelectChoice.tsx';
import { useViewer } from '../ui/viewer.tsx';
import type { RouteView } from './RouteView.ts';

/** What may be chosen from here; a route that is not stored yet starts as a draft, public or confirmed. */
const useStatusChoices = (): readonly string[] => {
  const { role } = useViewer();
  const route = useRecordContext<RouteView>();
  const isPublic: boolean | null | undefined = useWatch({ name: 'isPublic' });
  if (!route?.status) return [...(isPublic ? ['public'] : []), ...routeStatusChoices(role, false)];
  return offeredRouteStatuses(role, {
    status: route.status,
    isPublic,
    hasRequest: (route.pendingRequests ?? 0) > 0,
    isStarted: route.loads.some(isStarted),
  });
};

/** How the route stands. Whatever is chosen here says too whether it is published. */
export const StatusSelect = () => {
  const { setValue } = useFormContext();
  const choices = useStatusChoices();
  const { disabled } = useField('isPublic');
  const follow = (status: unknown) => {
    if (!disabled) setValue('isPublic', valueOf(status) === 'public', { shouldDirty: true });
  };
  return <SelectChoice source="status" choices={choices} onChange={follow} />;
};

type Change = { target?: { value?: unknown } } | null;

/** What a select hands over is an event in some versions and the value in others. */
const valueOf = (change: unknown): unknown => (typeof change === 'object' ? (change as Change)?.target?.value : change);
