import { expect, test } from 'vitest';
import { addLanguage } from '../../i18n/translate.ts';
import { invoiceOf, issued, post } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

addLanguage('ca', {
  validation: { required: 'Camp obligatori' },
  errors: {
    unauthorized: 'Inicia la sessió per continuar.',
    notFound: 'No s’ha trobat el que busques.',
    validation: 'Hi ha camps incorrectes.',
    manyRefused: 'No s’ha modificat res. %{reasons}',
    invoices: { issuedImmutable: 'La factura emesa no es pot modificar.' },
  },
});
addLanguage('ast', { errors: { unauthorized: 'Anicia sesión pa siguir.' } });

const ca = { 'accept-language': 'ca' };

test('a refusal is said in the language that is asked for, and in Spanish when nobody speaks it', async () => {
  const said = async (languages: string) => {
    const headers = { 'accept-language': languages };
    return (await office.anonymous.send({ method: 'GET', url: '/api/loads', headers })).body.message;
  };
  expect(await said('')).toBe('Inicia sesión para continuar.');
  expect(await said('ca')).toBe('Inicia la sessió per continuar.');
  expect(await said('fr-FR, ca-ES;q=0.8, es;q=0.5')).toBe('Inicia la sessió per continuar.');
  expect(await said('ast-ES, es;q=0.5')).toBe('Anicia sesión pa siguir.');
  expect(await said('fr')).toBe('Inicia sesión para continuar.');
  expect(await said('es, ca')).toBe('Inicia sesión para continuar.');
  expect(await said('../ca,;q=,__proto__')).toBe('Inicia sesión para continuar.');
});

test('so is what is wrong in a field, and a row that is not there', async () => {
  const admin = office.as('admin');
  const refused = await admin.post('/api/clients', { name: 'Mobles', alias: 'M' }, ca);
  expect(refused.body).toMatchObject({ message: 'Hi ha camps incorrectes.', errors: { nif: 'Camp obligatori' } });
  const missing = await admin.send({ method: 'GET', url: '/api/clients/99999', headers: ca });
  expect(missing.body.message).toBe('No s’ha trobat el que busques.');
});

test('and the reasons of each of many rows', async () => {
  const admin = office.as('admin');
  const { id, num } = invoiceOf(await post(admin, issued(office)));
  const payload = { ids: [id], data: { value: 5 } };
  const refused = await admin.send({ method: 'PUT', url: '/api/invoices/many', payload, headers: ca });
  expect(refused.body.message).toBe(`No s’ha modificat res. ${num}: La factura emesa no es pot modificar.`);
});
