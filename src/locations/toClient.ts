import type { Row } from '../ui/fields/row.ts';

/** Places have no list of their own: one goes back to those of the client (Spec 2). */
export const toClient = ({ clientId }: Row): string => `/clients/${clientId}?tab=locations`;
