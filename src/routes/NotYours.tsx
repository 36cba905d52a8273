import { NotFound } from '../ui/failures/NotFound.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';

/** A route that is another vehicle's by now: to its driver it isn't there (Spec 8), and others may be. */
export const NotYours = () => (
  <NotFound
    message={useViewer().role === 'driver' ? 'resources.routes.help.notYours' : undefined}
    to="/driver/routes"
    label="resources.routes.page.driver"
  />
);
