import { useRecordContext } from 'react-admin';
import { moveRefusal } from '#domain/loads/planning';
import { useField } from '../ui/forms/formScope.ts';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import type { LoadView } from './LoadView.ts';
import { TAKING_LOADS } from './OpenRoutePick.tsx';

/**
 * The route that carries the order; once the transport has begun, or is invoiced, it stays on it (Design 5). For the office
 * alone.
 */
export const RoutePick = () => {
  const load = useRecordContext<LoadView>();
  const { disabled } = useField('routeId');
  if (disabled) return null;
  return (
    <ReferencePick
      source="routeId"
      filter={TAKING_LOADS}
      sort={{ field: 'id', order: 'DESC' }}
      disabled={load?.status !== undefined && moveRefusal(load, load.route) !== null}
    />
  );
};
