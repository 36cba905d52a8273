import { entity } from './entity.ts';
import { reference, text } from './fields.ts';
import { type Address, formatAddress } from './geography/address.ts';
import { addressField, timeWindow } from './geography/places.ts';

/** A place where a client's goods are picked up or delivered (Spec 3). */
export const locations = entity({
  name: 'locations',
  input: {
    addressName: text(250),
    label: text(250),
    address: addressField(),
    timeWindow: timeWindow(),
    clientId: reference('clients', { required: true }),
  },
  derived: ['client'],
});

type Named = { addressName?: string | null; label?: string | null; address?: Partial<Address> | null };

/**
 * Message keys by field: a location needs a name or an address. The country alone, which a new form begins with, isn't
 * enough.
 */
export const locationErrors = ({ addressName, label, address }: Named): Record<string, string> => {
  const isTold = addressName || label || formatAddress(address, 'long') || formatAddress(address, 'coordinates');
  return isTold ? {} : { addressName: 'validation.placeNameOrAddress' };
};
