import type { Row } from '../ui/fields/row.ts';

/** Vehicles have no list of their own: one goes back to those of the carrier (Spec 2). */
export const toCarrier = ({ carrierId }: Row): string => `/carriers/${carrierId}?tab=vehicles`;
