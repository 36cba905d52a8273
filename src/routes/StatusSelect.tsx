import { useRecordContext } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { offeredRouteStatuses, routeProgress, routeStatusChoices } from '#domain/routes/status';
import { useField } from '../ui/forms/formScope.ts';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
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
    isInvoiced: route.loads.some(load => load.invoiceId),
    ...routeProgress(route.loads),
  });
};

/** What being public or confirmed asks for: its faults show as soon as either is chosen. */
const ASKED_FOR = ['carrierId', 'tractionVehicleId', 'loadIds', 'isPublic'];

/** How the route stands. Whatever is chosen here says too whether it is published. */
export const StatusSelect = () => {
  const { setValue, trigger } = useFormContext();
  const choices = useStatusChoices();
  const { disabled } = useField('isPublic');
  const [status, isPublic]: unknown[] = useWatch({ name: ['status', 'isPublic'] });
  const shown = useRef({ status, isPublic });
  useEffect(() => {
    if (shown.current.status === status && shown.current.isPublic === isPublic) return;
    shown.current = { status, isPublic };
    void trigger(ASKED_FOR);
  }, [status, isPublic, trigger]);
  const follow = (chosen: unknown) => {
    if (!disabled) setValue('isPublic', valueOf(chosen) === 'public', { shouldDirty: true });
  };
  return <SelectChoice source="status" choices={choices} isRequired onChange={follow} />;
};

type Change = { target?: { value?: unknown } } | null;

/** What a select hands over is an event in some versions and the value in others. */
const valueOf = (change: unknown): unknown => (typeof change === 'object' ? (change as Change)?.target?.value : change);
