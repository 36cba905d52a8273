import { expect, test } from 'vitest';
import { decaWarning, type DecaProblem, type DecaView } from '#domain/loads/deca';
import type { Role } from '#domain/roles';
import { hasKey } from '../../i18n/translate.ts';

test.each<[DecaView['state'], DecaProblem[], Role, string | null]>([
  ['waiting', [], 'admin', null],
  ['ready', [], 'driver', null],
  ['international', [], 'carrier', null],
  ['missing', [], 'admin', 'errors.deca.late'],
  ['missing', ['nature', 'date'], 'carrier', 'errors.deca.nature'],
  ['missing', ['insecure'], 'driver', 'errors.deca.insecure'],
  ['missing', ['insecure'], 'admin', 'errors.deca.insecureOffice'],
  ['stale', [], 'driver', 'errors.deca.stale'],
  ['stale', ['office'], 'driver', 'errors.deca.notAnew.office'],
  ['stale', ['insecure', 'office'], 'superUser', 'errors.deca.notAnew.insecureOffice'],
])('of a document that is %s, with %j lacking, a %s is told %s', (state, problems, role, warning) => {
  expect(decaWarning({ state, problems }, role)).toBe(warning);
  expect(warning === null || hasKey(warning)).toBe(true);
});

test('a phone that kept the answer of before still has a sentence for it', () => {
  const kept = JSON.parse('{"state":"missing","problems":["stale"]}') as DecaView;
  expect(hasKey(decaWarning(kept, 'driver') ?? '')).toBe(true);
});
