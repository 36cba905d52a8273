import { describe, expect, test } from 'vitest';
import { breakable } from '../api/pdf/breakable.ts';

const LONG = 'x'.repeat(80);
const BROKEN = { text: LONG, wordBreak: 'break-all' };

describe('a word that is longer than any column of a paper is broken', () => {
  test.each<[string, unknown, unknown]>([
    ['by itself', LONG, BROKEN],
    ['in a text', { text: `El ${LONG}`, bold: true }, { text: `El ${LONG}`, bold: true, wordBreak: 'break-all' }],
    ['in a text of parts', { text: ['a', LONG] }, { text: ['a', BROKEN] }],
    ['in a stack of a column', { columns: [{ stack: [LONG] }] }, { columns: [{ stack: [BROKEN] }] }],
    [
      'in a cell of a table',
      { table: { widths: ['*'], body: [[LONG, { text: LONG }]] } },
      { table: { widths: ['*'], body: [[BROKEN, BROKEN]] } },
    ],
  ])('%s', (_place, content, expected) => {
    expect(breakable(content)).toEqual(expected);
  });

  test('and others aren’t: an e-mail, an IBAN', () => {
    const content = { stack: ['facturacion@transportes.example.com', 'ES91 2100 0418 4502 0005 1332'] };
    expect(breakable(content)).toEqual(content);
  });
});
