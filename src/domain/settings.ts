import { type Contact, contactErrors } from './contact.ts';
import { entity } from './entity.ts';
import { email, flag, oneOf, text, webLink } from './fields.ts';
import { isOwnSeries, MAX_SERIES } from './invoices/number.ts';
import { addressField } from './geography/places.ts';

export const SETTINGS_ID = 1;

/** The office's plan for VERI*FACTU. The product doesn't record or send anything for it yet, and the form says so. */
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
    /**
     * Letters before the year in its own invoice numbers: for an office that numbered this year's elsewhere until now.
     */
    invoiceSeries: text(MAX_SERIES),
    verifactuMode: oneOf(VERIFACTU_MODES),
    requiresSecondFactor: flag(),
  },
  derived: ['logo'],
});

/** Message keys by field: the contact data, and a valid invoice series. */
export const settingsErrors = (company: Contact & { invoiceSeries?: string | null }) => ({
  ...contactErrors(company),
  ...(company.invoiceSeries && !isOwnSeries(company.invoiceSeries) && { invoiceSeries: 'validation.invoiceSeries' }),
});
