import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeFileName, safeFileName } from '#domain/text/fileNames';

test.each([
  ['2026-11-20 2026/14 Año Nuevo, S.L.', '2026-11-20 2026-14 Ano Nuevo, S.L'],
  ['../../etc/passwd', '-.-etc-passwd'],
  ['..\\..\\boot.ini', '-.-boot.ini'],
  ['C:\\x', 'C_-x'],
  ['a\u0000b\nc', 'a_b_c'],
  ['  . ', ''],
  ['...', ''],
  ['<img onerror="x">', '_img onerror=_x__'.replace('=', '_')],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%j is called %j', (text, name) => expect(safeFileName(text)).toBe(name));

test('whatever the text, the name leads into no other folder and is one on any system', () => {
  const sign = fc.constantFrom('.', '/', '\\', ' ', ':', 'a', 'Ñ', '\u0301', '\u0000', '\n', '\ud83d', '🚚', '%', '"');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 120 }), text => {
      const name = safeFileName(text);
      expect(name).toMatch(/^[\w ()&+,.-]{0,100}$/);
      expect(name).not.toMatch(/[\\/]|\.\.|^[. ]|[. ]$/);
      expect(safeFileName(name)).toBe(name);
    }),
  );
});

test('two files never have the same name, whatever the case of their letters', () => {
  const taken = new Set<string>();
  const names = ['a', 'A', 'a', 'a (2)'].map(stem => freeFileName(stem, 'pdf', taken));
  expect(names).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'a (2) (2).pdf']);
});
