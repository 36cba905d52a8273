import { expect, test } from 'vitest';
import { EXEMPTIONS } from '#domain/invoices/exemption';
import { invoiceErrors } from '#domain/invoices';
import { hasKey } from '../../i18n/translate.ts';

test.each([
  ['without IVA', { tax: {}, exemption: 'exported' }, {}],
  ['with an IVA of 0 %', { tax: { IVA: 0 }, exemption: 'abroad' }, {}],
  ['with IRPF alone', { tax: { IRPF: 1 }, exemption: 'imported' }, {}],
  ['with IVA', { tax: { IVA: 21 }, exemption: 'exported' }, { exemption: 'errors.invoices.notExempt' }],
  ['with IVA and nothing said', { tax: { IVA: 21 }, exemption: null }, {}],
] as const)('an invoice %s: %j', (_what, { tax, exemption }, errors) => {
  expect(invoiceErrors({ tax, exemption })).toEqual(errors);
});

test.each(EXEMPTIONS)('%s is said on the screen and on the paper', exemption => {
  expect(hasKey(`resources.invoices.choices.exemption.${exemption}`)).toBe(true);
  expect(hasKey(`papers.invoice.exemptions.${exemption}`)).toBe(true);
});
