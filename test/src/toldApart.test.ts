import { expect, test } from 'vitest';
import { sharedTexts, toldApart } from '../../src/ui/inputs/toldApart.ts';

const GARCIA = 'Transportes García, S.L.';
const nameOf = ({ name }: { name: string }) => name;

test('a text is shared when two rows go by it, not when one row is there twice', () => {
  const rows = [
    { id: 1, name: GARCIA },
    { id: 2, name: 'Otra' },
    { id: 2, name: 'Otra' },
    { id: 3, name: GARCIA },
  ];
  expect([...sharedTexts(rows, nameOf)]).toEqual([GARCIA]);
});

test.each([
  [{ alias: GARCIA, nif: 'B12345674' }, `${GARCIA} · B12345674`],
  [{ alias: 'García Onda', nif: 'B12345674' }, `${GARCIA} · García Onda · B12345674`],
  [{ nif: 'B12345674' }, `${GARCIA} · B12345674`],
  [{}, GARCIA],
])('with %j a row of a shared name reads %j', (row, text) => {
  expect(toldApart(GARCIA, row)).toBe(text);
});
