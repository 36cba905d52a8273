import { expect, test } from 'vitest';
import { counterpartName } from '../../src/invoices/counterpartName.ts';

const carrier = { name: 'Transportes Uno S.L.' };

test.each([
  ['the other party', { participant: { name: 'Cliente Primero' }, carrier }, 'Cliente Primero'],
  ['nobody, where no name of the other party is known', { participant: { name: null }, carrier }, '—'],
  ['the company whose it is, for who isn’t told more', { participant: null, carrier }, 'Transportes Uno S.L.'],
])('an invoice is with %s', (_, invoice, name) => {
  expect(counterpartName({ id: 1, ...invoice })).toBe(name);
});
