import { carrierName } from '#domain/carriers';
import type { LoadRoute } from './LoadView.ts';

/** Who drives the route of a load. */
export const carrierOf = (route: LoadRoute | null | undefined): string =>
  carrierName({ name: route?.carrierName, surname: route?.carrierSurname });
