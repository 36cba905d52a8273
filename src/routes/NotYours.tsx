import { NotFound } from '../ui/failures/NotFound.tsx';

/** A route that is another vehicle's by now: to this driver it isn't there (Spec 8), and others may be. */
export const NotYours = () => (
  <NotFound message="resources.routes.help.notYours" to="/driver/routes" label="resources.routes.page.driver" />
);
