import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CONFIRMED, isAssignedLike, routeStatusChoices } from '#domain/routes';
import { isAdminLevel } from '#domain/roles';
import { useField } from '../ui/formScope.ts';
import { SelectChoice } from '../ui/SelectChoice.tsx';
import { useViewer } from '../ui/viewer.tsx';
import type { RouteView } from './RouteView.ts';

/** The status in force and those that the viewer may choose from there (Spec 4); a carrier only goes forward. */
const useStatusChoices = (): readonly string[] => {
  const { role } = useViewer();
  const route = useRecordContext<RouteView>();
  const isPublic: boolean | null | undefined = useWatch({ name: 'isPublic' });
  const offered = routeStatusChoices(role, (route?.pendingRequests ?? 0) > 0);
  if (!route) return isPublic ? ['public', ...offered] : offered;
  const { status } = route;
  if (!isAdminLevel(role)) return offered.includes(status) ? offered.slice(offered.indexOf(status)) : [status];
  const next = isAssignedLike(status) ? offered.filter(each => each !== CONFIRMED) : offered;
  // Only a public route can be taken out of the pool to decide among who asked.
  const possible = status === 'public' ? next : next.filter(each => each !== 'requested');
  return [...new Set([status, ...(isPublic ? ['public'] : []), ...possible])];
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
