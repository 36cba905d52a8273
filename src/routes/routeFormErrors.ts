import { CONFIRMED, confirmErrors, keptErrors, publicErrors, routeErrors } from '#domain/routes';
import type { Values } from '../ui/forms/EntityForm.tsx';

/** The rules of a route, and what "Publicada" and "Confirmada" ask for as soon as they are chosen (Design 6). */
export const routeFormErrors = (values: Values): Record<string, string> => ({
  ...routeErrors(values),
  ...keptErrors(values),
  ...(values.status === CONFIRMED && confirmErrors(values)),
  ...(values.isPublic === true && publicErrors(values)),
});
