import { Navigate, type RaRecord, useRecordContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isAdminLevel, type Viewer } from '#domain/roles';
import { routeEditRefusal, routeLabel, routes } from '#domain/routes';
import { DocumentsRelated } from '../documents/DocumentsRelated.tsx';
import { EntityEdit } from '../ui/forms/EntityEdit.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { Deca } from './Deca.tsx';
import { RemoveRoute } from './RemoveRoute.tsx';
import { Requests } from './Requests.tsx';
import { RouteActions } from './RouteActions.tsx';
import { routeFormErrors } from './routeFormErrors.ts';
import { RouteInputs } from './RouteInputs.tsx';
import { RoutePapers } from './RoutePapers.tsx';
import { RouteStatus } from './RouteStatus.tsx';
import type { RouteView } from './RouteView.ts';
import { useRouteGaps } from './useRouteGaps.ts';

const refusal = (route: RaRecord, { role }: Viewer) =>
  routeEditRefusal({ ...route, status: route.status, loadCount: route.loads.length }, role);

/** A route; drivers have a page of their own, made for the road. */
export const RouteEdit = () => {
  const { role } = useViewer();
  const { id } = useParams();
  if (role === 'driver') return <Navigate to={`/driver/routes/${id}`} />;
  return (
    <EntityEdit
      entity={routes}
      form={RouteInputs}
      title={route => routeLabel({ id: route.id })}
      badge={<RouteStatus />}
      actions={<Actions />}
      errors={routeFormErrors}
      locked={refusal}
      redirect={false}
      remove={<RemoveRoute />}
      related={<Related />}
    />
  );
};

const Actions = () => {
  const route = useRecordContext<RouteView>();
  const gaps = useRouteGaps(route);
  return (
    <>
      {route && <RoutePapers route={route} gaps={gaps} />}
      <RouteActions />
    </>
  );
};

const Related = () => {
  const { role } = useViewer();
  const route = useRecordContext<RouteView>();
  return (
    <>
      {route && <Deca route={route} />}
      <DocumentsRelated owner="routeId" />
      {isAdminLevel(role) && <Requests waiting={false} />}
    </>
  );
};
