import { entity } from './entity.ts';
import { email, flag, oneOf, text, webLink } from './fields.ts';
import { addressField } from './places.ts';

export const SETTINGS_ID = 1;

/** VERI*FACTU: whether records are kept only, sent to the tax agency's test desk or to the real one. */
const VERIFACTU_MODES = ['off', 'test', 'production'] as const;

/** The company that runs the product: one row (Design 7). */
export const settings = entity({
  name: 'settings',
  input: {
    name: text(120, { required: true }),
    nif: text(20, { required: true, as: 'nif' }),
    address: addressField(),
    phone: text(50, { as: 'phone' }),
    email: email(),
    bankAccount: text(50, { as: 'iban' }),
    registry: text(250),
    publicUrl: webLink(250),
    verifactuMode: oneOf(VERIFACTU_MODES),
    requiresSecondFactor: flag(),
  },
  derived: ['logo'],
});
