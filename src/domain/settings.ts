import { type Contact, contactErrors } from './contact.ts';
import { entity } from './entity.ts';
import { email, flag, oneOf, text, webLink } from './fields.ts';
import { isOwnSeries, MAX_SERIES } from './invoiceNumber.ts';
import { addressField } from './places.ts';

export const SETTINGS_ID = 1;

/** VERI*FACTU: what the office means to do. Nothing is recorded or sent by it yet, and the form says so. */
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
    /** Letters before the year of the invoices it issues: of an office that numbered this year's elsewhere until now. */
    invoiceSeries: text(MAX_SERIES),
    verifactuMode: oneOf(VERIFACTU_MODES),
    requiresSecondFactor: flag(),
  },
  derived: ['logo'],
});

/** As any company's, and a series of invoices that is nobody else's. */
export const settingsErrors = (company: Contact & { invoiceSeries?: string | null }) => ({
  ...contactErrors(company),
  ...(company.invoiceSeries && !isOwnSeries(company.invoiceSeries) && { invoiceSeries: 'validation.invoiceSeries' }),
});
