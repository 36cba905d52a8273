import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sepaProblem, transferProblem } from '#domain/sepaFiles/problem';
import { isSepaName, MAX_NAME, sepaAmount, sepaText } from '#domain/sepaFiles/text';
import { hasKey } from '#i18n';

describe('texts for banks', () => {
  test.each([
    ['Transportes Peña e Hijos, S.L.', 'Transportes Pena e Hijos, S.L.'],
    ['ÁÉÍÓÚÜ Ñ Ç àèò', 'AEIOUU N C aeo'],
    ['Hermanos Gil & Cía.', 'Hermanos Gil + Cia.'],
    ['«Rápido» 100 % «Fiable»', '.Rapido. 100 . .Fiable.'],
    ['F_2026#14; [A]', 'F-2026.14, (A)'],
    ['Müller Spedition GmbH – Köln', 'Muller Spedition GmbH - Koln'],
    ['Straße Øst Łódź', 'Strasse Ost Lodz'],
    ['//2026//14/', '2026/14'],
    ['  dos   espacios\n y líneas ', 'dos espacios y lineas'],
    ['Ángel’s “Porte”', "Angel's .Porte."],
    ['50 € nº 1ª', '50 E n. 1.'],
    ['', ''],
  ])('%s → %s', (text, expected) => expect(sepaText(text, 140)).toBe(expected));

  test('are cut to their length after they are rewritten, without a slash or a space at their end', () => {
    expect(sepaText('ñ'.repeat(90), MAX_NAME)).toBe('n'.repeat(70));
    expect(sepaText(`${'a'.repeat(69)} bc`, MAX_NAME)).toBe('a'.repeat(69));
    expect(sepaText(`${'ß'.repeat(40)}`, MAX_NAME)).toHaveLength(70);
  });

  test('hold only what every bank takes, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), text => {
        const written = sepaText(text, MAX_NAME);
        expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{0,70}$/);
        expect(written).not.toMatch(/^[/ ]|[/ ]$|\/\//);
      }),
    );
  });

  test('a name of no Latin letter is none', () => {
    expect(isSepaName('Μεταφορές')).toBe(false);
    expect(isSepaName('Camión 24')).toBe(true);
  });
});

test('amounts are written from cents, and read back are the same', () => {
  for (const [cents, text] of [
    [1, '0.01'],
    [10, '0.10'],
    [123_456, '1234.56'],
    [9_999_999_999, '99999999.99'],
  ] as const)
    expect(sepaAmount(cents)).toBe(text);
  fc.assert(fc.property(fc.nat(9_999_999_999), cents => Number(sepaAmount(cents).replace('.', '')) === cents));
});

describe('what keeps an invoice out of a file', () => {
  const invoice = { issuerRole: 'carrier', recipientRole: 'admin', pending: 100 } as const;
  const payee = { name: 'Transportes Uno', iban: 'ES9121000418450200051332' };
  const cases: [string, Parameters<typeof sepaProblem>[0], Parameters<typeof sepaProblem>[1], string | null][] = [
    ['nothing', invoice, payee, null],
    ['it is ours', { ...invoice, issuerRole: 'admin', recipientRole: 'client' }, payee, 'notOfCarrier'],
    ['it is somebody else’s', { ...invoice, issuerRole: 'external' }, payee, 'notOfCarrier'],
    ['it is not to us', { ...invoice, recipientRole: 'external' }, payee, 'notOfCarrier'],
    ['it was removed', { ...invoice, disabled: true }, payee, 'removed'],
    ['its carrier has rejected it', { ...invoice, acceptance: 'rejected' }, payee, 'rejected'],
    ['nobody has answered yet', { ...invoice, acceptance: 'pending' }, payee, null],
    ['it is paid', { ...invoice, pending: 0 }, payee, 'nothingPending'],
    ['no account', invoice, { ...payee, iban: null }, 'noIban'],
    ['a wrong account', invoice, { ...payee, iban: 'ES9121000418450200051333' }, 'wrongIban'],
    ['an account out of reach', invoice, { ...payee, iban: 'TN5910006035183598478831' }, 'foreignIban'],
    ['a name that no bank can write', invoice, { ...payee, name: 'Μεταφορές' }, 'noName'],
  ];
  test.each(cases)('%s', (_, of, to, expected) => {
    const key = expected && `errors.sepaFiles.${expected}`;
    expect(sepaProblem(of, to)).toBe(key);
    if (key) expect(hasKey(key)).toBe(true);
  });
});

test('an amount in a file is owed no more once less is pending', () => {
  expect(transferProblem({ pending: 100 }, 100)).toBeNull();
  expect(transferProblem({ pending: 101 }, 100)).toBeNull();
  expect(transferProblem({ pending: 99 }, 100)).toBe('errors.sepaFiles.lessPending');
  expect(hasKey('errors.sepaFiles.lessPending')).toBe(true);
});
