import { expect, test } from 'vitest';
import { translate } from '#i18n';
import { recordArgs, withoutBlanks } from '../../src/ui/fields/recordArgs.ts';
import { explanationOf, type Failure, sentencesOf } from '../../src/ui/actions/failure.ts';

const TAKEN = 'Ya tienen factura: P. 547, P. 548.';
const NAMES: Record<string, string> = { num: 'Número', loadIds: 'Pedidos', name: 'Nombre' };

const refused = (message: string, errors?: Record<string, string>): Failure => ({ status: 422, message, errors });
const explained = (failure: Failure): string => explanationOf(failure, translate, field => NAMES[field] ?? field);

test.each([
  ['a sentence that is of a field too, once', refused(TAKEN, { loadIds: TAKEN }), TAKEN],
  ['what is no sentence with the field', refused('Repetido', { num: 'Repetido' }), 'Número: Repetido.'],
  [
    'each field with one period',
    refused('Revisa los datos.', { num: 'Repetido', name: 'No es correcto. Revísalo.' }),
    'Revisa los datos. Número: Repetido. Nombre: No es correcto. Revísalo.',
  ],
  ['a key in words', refused('errors.connection'), translate('errors.connection')],
])('why nothing was saved is said in sentences: %s', (_, failure, text) => {
  expect(explained(failure)).toBe(text);
});

test('a sentence of the whole that a field repeats is said once', () => {
  expect(sentencesOf(refused(TAKEN, { loadIds: TAKEN }), translate)).toBe(TAKEN);
});

test.each([
  [{ num: '2026/7' }, 'La factura 2026/7 no pudo ser añadida'],
  [{ num: null }, 'La factura no pudo ser añadida'],
])('a row is called by its name as far as it has one: %j', (row, text) => {
  const notice = translate('resources.invoices.notifications.createdError', recordArgs(row));
  expect(withoutBlanks(notice)).toBe(text);
});
