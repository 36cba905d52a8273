import { carrierName } from '#domain/carriers';
import type { Row } from '../ui/fields/row.ts';

/** What a carrier's row is called. */
export const carrierLabel = ({ name, surname }: Row): string => carrierName({ name, surname });
