import { entity } from './entity.ts';
import { day, email, flag, oneOf, reference, text } from './fields.ts';
import { addressField } from './geography/places.ts';
import { requirementFields } from './loads/requirements.ts';
import { carrierTaxErrors, TAX_REGIMES } from './invoices/carrierTax.ts';
import { type Contact, contactErrors } from './contact.ts';

const COMPANY_TYPES = ['society', 'freelance'] as const;

/** Companies and freelancers that drive (Spec 3). */
export const carriers = entity({
  name: 'carriers',
  input: {
    name: text(100, { required: true }),
    surname: text(100),
    nif: text(100, { required: true, as: 'nif' }),
    vat: text(100, { as: 'vat' }),
    bankAccount: text(50, { as: 'iban' }),
    phone: text(50, { as: 'phone' }),
    email: email(),
    invoiceEmail: email(),
    address: addressField(),
    companyType: oneOf(COMPANY_TYPES, { required: true }),
    taxRegime: oneOf(TAX_REGIMES),
    /** Where a society is registered, which its invoices say (C. de Comercio art. 24.1). */
    registry: text(250),
    /** The day of the written agreement by which the office draws up its invoices (RD 1619/2012 art. 5). */
    selfBillingSince: day(),
    ...requirementFields,
    disablePublic: flag(),
    accountantId: reference('users'),
  },
  derived: ['tractionCount', 'towingCount', 'accountant'],
  /** The labels of a society's tax numbers (Spec 3). */
  renamed: ({ companyType }): Record<string, string> =>
    companyType === 'society' ? { nif: 'cif', vat: 'societyVat' } : {},
  lacks: carrier => (hasSurname(carrier) ? ['registry'] : ['surname', 'taxRegime']),
});

/** What its kind of company lacks, emptied: a society's surname, a freelancer's registry. */
export const emptiedFields = (carrier: Readonly<Record<string, unknown>>): Record<string, null> =>
  Object.fromEntries(carriers.lacks(carrier).map(name => [name, null]));

/** What is wrong with a carrier, as message keys by field. */
export const carrierErrors = (carrier: Contact & Parameters<typeof carrierTaxErrors>[0]) => ({
  ...contactErrors(carrier),
  ...carrierTaxErrors(carrier),
});

/** Whether it has a surname: only freelancers do (Spec 3). */
export const hasSurname = (carrier: { companyType?: unknown }): boolean => carrier.companyType === 'freelance';

/** The full name: 'Transportes Levante S.L.' or 'Marta Gil Soler'. */
export const carrierName = (carrier: { name?: string | null; surname?: string | null }): string =>
  [carrier.name, carrier.surname].filter(Boolean).join(' ');
