import { describe, expect, test } from 'vitest';
import { checkNif, isNif, nifKind, normalizeNif } from '#domain/identifiers/nif';

const VALID =
  '12345678Z 00000000T X1234567L Y1234567X Z1234567R A58818501 B72877814 B12345674 G28029007 P2807900B Q2826000H ' +
  'S2800568D N0032484H W0049001A U99216632 89890001K';

describe('NIF', () => {
  test.each(VALID.split(' '))('%s is right', nif => {
    expect(checkNif(nif)).toBe('ok');
    expect(isNif(nif)).toBe(true);
  });

  test.each([
    ['es-12.345.678-z', '12345678Z'],
    [' b 1234567 4 ', 'B12345674'],
    ['ESB12345674', 'B12345674'],
    ['ES1234567', 'ES1234567'],
  ])('%j is normalised to %s', (typed, stored) => expect(normalizeNif(typed)).toBe(stored));

  test.each(['12345678A', '00000000R', 'X1234567A', 'Z1234567L', 'K1234567A'])('%s is a wrong person: error', nif =>
    expect(checkNif(nif)).toBe('error'),
  );

  test.each([
    ['B12345678', 'its control is 4'],
    ['B1234567D', 'a B ends in a digit'],
    ['P28079002', 'a P ends in a letter'],
    ['G2802900A', 'neither its digit nor its letter'],
  ])('%s only warns: %s', nif => expect(checkNif(nif)).toBe('warning'));

  test.each(['', '1234', 'PT501442600', 'FR40303265045', 'I12345678'])('%j has no Spanish shape: warning', nif => {
    expect(nifKind(nif)).toBeNull();
    expect(checkNif(nif)).toBe('warning');
  });

  test('an entity of another letter may end in its digit or its letter', () => {
    expect(checkNif('G28029007')).toBe('ok');
    expect(checkNif('G2802900G')).toBe('ok');
  });

  test.each([
    ['12345678Z', 'dni'],
    ['x1234567l', 'nie'],
    ['K1234567L', 'special'],
    ['B12345674', 'entity'],
  ])('%s is a %s', (nif, kind) => expect(nifKind(nif)).toBe(kind));
});
