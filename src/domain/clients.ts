import { entity } from './entity.ts';
import { email, flag, reference, text } from './fields.ts';
import { addressField, timeWindow } from './geography/places.ts';

/** Who pays for the loads (Spec 3). */
export const clients = entity({
  name: 'clients',
  input: {
    name: text(100, { required: true }),
    alias: text(100, { required: true }),
    nif: text(100, { required: true, as: 'nif' }),
    vat: text(100, { as: 'vat' }),
    bankAccount: text(50, { as: 'iban' }),
    phone: text(50, { as: 'phone' }),
    email: email(),
    invoiceEmail: email(),
    address: addressField(),
    timeWindow: timeWindow(),
    provider: text(50),
    receiveLoadsUpdates: flag(),
    createUserClient: flag(),
  },
  stored: { accountantId: reference('users') },
  derived: ['accountant'],
});

/** Whether a client may get a user: createUserClient is set, and it isn't removed (Spec 3). */
export const canHaveUser = (client: { createUserClient?: boolean | null; disabled: boolean }): boolean =>
  client.createUserClient === true && !client.disabled;
