import { describe, expect, test } from 'vitest';
import { isPlate, isUsualPlate, normalizePlate, plateWarning } from '#domain/identifiers/plate';

describe('plates', () => {
  test.each(['1234BCD', '1234 bcd', '0000-ZZZ', 'M-1234-AB', 'GC 0001 B', 'H1234BBB', 'E1234BCD', 'P1234BCD'])(
    '%s is usual on a traction vehicle',
    plate => {
      expect(isUsualPlate(plate)).toBe(true);
      expect(plateWarning(plate, true)).toBeNull();
    },
  );

  test.each(['R1234BBB', 'R-1234-BBB', 'M-12345-R', 'E1234BCD'])('%s is usual on what is pulled', plate => {
    expect(isUsualPlate(plate)).toBe(true);
    expect(plateWarning(plate, false)).toBeNull();
  });

  test.each(['', '123BCD', '1234ABC', '1234BQD', '1234ÑBC', '12345BCD', 'XX1234A', 'AA-123-BB', '12-AB-34'])(
    '%j is not usual and only warns',
    plate => {
      expect(isUsualPlate(plate)).toBe(false);
      expect(plateWarning(plate, true)).toBe('validation.plateUnusual');
      expect(plateWarning(plate, false)).toBe('validation.plateUnusual');
    },
  );

  test('the red plate of a trailer on a tractor, and an ordinary one on a trailer, warn', () => {
    expect(plateWarning('R1234BBB', true)).toBe('validation.plateOfTow');
    expect(plateWarning('M12345R', true)).toBe('validation.plateOfTow');
    expect(plateWarning('1234BCD', false)).toBe('validation.plateOfTraction');
    expect(plateWarning('M1234AB', false)).toBe('validation.plateOfTraction');
  });

  test.each(['', '1234 bcd', 'M–1234–AB', 'Ö 12.345', 'В 777 ОР 77', 'ΙΖΗ-1234', '12 あ 34-56'])(
    '%j can be one',
    plate => expect(isPlate(plate)).toBe(true),
  );
  test.each(['https://a.example', 'a@b.example', '1234BCD/R1234BBB', '1234BCD: caduca', '(1234BCD)'])(
    '%j can be none',
    plate => expect(isPlate(plate)).toBe(false),
  );

  test('is unique without its separators', () => expect(normalizePlate(' r-1234.bbb ')).toBe('R1234BBB'));
});
