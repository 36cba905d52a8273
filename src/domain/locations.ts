import { entity } from './entity.ts';
import { reference, text } from './fields.ts';
import { addressField, timeWindow } from './places.ts';

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
