import type { Row } from '../ui/fields/row.ts';
import { formatAddress } from '#domain/geography/address';

/** What a place is called: its name, else its label, else where it is. */
export const locationName = ({ addressName, label, address }: Row): string =>
  addressName || label || formatAddress(address, 'short');
