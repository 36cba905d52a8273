import { invoiceErrors } from './errors/invoices.ts';
import { paymentErrors } from './errors/payments.ts';
import { routeErrors } from './errors/routes.ts';

/**
 * What the API answers and pages say as well, because they have the same rule or no answer at all, by its `code`: one
 * sentence that a person understands and can act on. What it alone answers is in refusals.ts.
 */
export const errors = {
  unauthorized: 'Inicia sesión para continuar.',
  forbidden: 'No tienes permiso para hacer esto.',
  notFound: 'No se ha encontrado lo que buscas. Es posible que se haya eliminado.',
  tooLarge: 'El envío es demasiado grande.',
  unreadable: 'No se ha podido leer el archivo «%{name}». Elígelo otra vez.',
  tooMany: 'Demasiadas peticiones. Espera un momento y vuelve a probar.',
  internal:
    'Ha ocurrido un error desconocido en el servidor, inténtalo de nuevo y si el error persiste contacta con el equipo de soporte.',
  unavailable: 'El servidor no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  noSpace: 'No queda espacio en el servidor. Avisa al equipo de soporte.',
  /** Spec 8 word for word, its spelling included. */
  connection: 'No se pudo conector con el servidor, si el problema persiste contacta con soporte.',
  geocoder: 'No se pudo localizar la dirección',
  carriers: {
    modulesFreelance: 'Solo un autónomo puede estar en módulos: a una sociedad no se le retiene IRPF.',
  },
  documents: {
    replaced: 'Este documento está sustituido por una versión nueva: se conserva tal como estaba.',
  },
  ...routeErrors,
  ...invoiceErrors,
  ...paymentErrors,
};
