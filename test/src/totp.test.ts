import { describe, expect, test } from 'vitest';
import { base32, codeOf, newSecret, stepAt, stepOfCode, totpAddress } from '../../api/auth/totp.ts';

const RFC = Buffer.from('12345678901234567890');

describe('a code of the second factor is that of RFC 6238', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i: %s', (second, code) => {
    const step = stepAt(new Date(second * 1000));
    expect(codeOf(RFC, step, 8)).toBe(code);
    expect(codeOf(RFC, step)).toBe(code.slice(2));
  });
});

describe('of RFC 4226', () => {
  const CODES = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
  test.each(CODES.map((code, step) => [step, code] as const))('the code number %i is %s', (step, code) =>
    expect(codeOf(RFC, step)).toBe(code),
  );
});

describe('the code is taken', () => {
  const now = new Date('2026-11-20T11:00:10.000Z');
  const present = stepAt(now);

  test.each([
    [-2, null],
    [-1, present - 1],
    [0, present],
    [1, present + 1],
    [2, null],
  ])('%i steps of 30 seconds away: %s', (away, step) =>
    expect(stepOfCode(RFC, codeOf(RFC, present + away), now)).toBe(step),
  );

  test.each(['', '12345', '1234567', 'abcdef'])('%j is none', code => expect(stepOfCode(RFC, code, now)).toBeNull());
});

describe('a secret', () => {
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ])('%j is told as %j (RFC 4648)', (text, told) => expect(base32(Buffer.from(text))).toBe(told));

  test('has 160 bits, others each time', () => {
    expect(newSecret()).toHaveLength(20);
    expect(newSecret().equals(newSecret())).toBe(false);
  });

  test('goes into the address that apps read, with whose it is, whatever signs that has', () => {
    expect(totpAddress(RFC, 'Tráfico & Cía, S.L.', 'ana:1')).toBe(
      'otpauth://totp/Tr%C3%A1fico%20%26%20C%C3%ADa%2C%20S.L.:ana%3A1?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tr%C3%A1fico%20%26%20C%C3%ADa%2C%20S.L.',
    );
  });
});
