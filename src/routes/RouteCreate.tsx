import { routes } from '#domain/routes';
import { EntityCreate } from '../ui/forms/EntityCreate.tsx';
import { routeFormErrors } from './routeFormErrors.ts';
import { RouteInputs } from './RouteInputs.tsx';

const NEW = { status: 'draft' };

export const RouteCreate = () => (
  <EntityCreate entity={routes} form={RouteInputs} defaults={NEW} errors={routeFormErrors} redirect={openRoute} />
);

/** To the new route itself, where it is published, confirmed and gets its papers. */
const openRoute = ({ id }: { id: number | string }) => `/routes/${id}`;
