import { CONFIRMED, confirmErrors, keptErrors, routeErrors } from '#domain/routes';
import type { Values } from '../ui/EntityForm.tsx';

/** The rules of a route, and what "Confirmada" asks for as soon as it is chosen (Design 6). */
export const routeFormErrors = (values: Values): Record<string, string> => ({
  ...routeErrors(values),
  ...keptErrors(values),
  ...(values.status === CONFIRMED && confirmErrors(values)),
});
