import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/imports/readFile.ts';

const read = (...lines: string[]) => readFile(new TextEncoder().encode(lines.join('\r\n')));

const HEADS = 'Nombre;NIF;Población';

describe('a quote that encloses no cell', () => {
  test.each([
    ['begins one and is never closed', '"Dos;B2;Onda', ['"Dos', 'B2', 'Onda']],
    ['is followed by more of its cell', '"Dos" e hijos;B2;Onda', ['"Dos" e hijos', 'B2', 'Onda']],
    ['begins a cell in the middle', 'Dos;B2;"Onda', ['Dos', 'B2', '"Onda']],
    ['begins one of a line with commas', '"Dos, a 3,5 m;B2;Onda', ['"Dos, a 3,5 m', 'B2', 'Onda']],
  ])('takes no other row into it: it %s', (_, line, cells) => {
    expect(read(HEADS, 'Uno;B1;Reus', line, 'Tres;B3;"Vila-real; Sur"', 'Cuatro;B4;Elda', '')).toEqual([
      HEADS.split(';'),
      ['Uno', 'B1', 'Reus'],
      cells,
      ['Tres', 'B3', 'Vila-real; Sur'],
      ['Cuatro', 'B4', 'Elda'],
    ]);
  });

  test('doesn’t hide what the cells are divided by, below titles', () => {
    const rows = read('Clientes', '', HEADS, '"Uno;B1;Reus, 2', 'Dos;B2;Onda, 3', 'Tres;B3;Elda, 4');
    expect(rows.slice(2).map(cells => cells.length)).toEqual([3, 3, 3, 3]);
  });

  test.each([
    ['another cell has lines of its own', ['Uno;B1;"Reus\ny más"', '"Dos;B2;Onda'], 4],
    ['another row is cut short', ['Uno;B1', '"Dos;B2;Onda', 'Tres;B3;Elda'], 3],
    ['a quote further down closes it', ['"Dos;B2;Onda', 'Tubo de 10";B3;Elda', 'Cuatro;B4;Reus'], 2],
    ['a quote closes it in another column', ['Uno;B1;Reus', '"Dos;B2;Onda', 'Tres;B3;de 10"', 'Cuatro;B4;Reus'], 3],
  ])('has the file refused, with its line, where %s', (_, lines, line) => {
    expect(() => read(HEADS, ...lines)).toThrow(expect.objectContaining({ message: 'imports.problems.quotes', line }));
  });

  test('is told by its line in a file that says how it is written, too', () => {
    expect(() => read('sep=;', HEADS, 'Uno;B1', '"Dos;B2;Onda')).toThrow(expect.objectContaining({ line: 4 }));
  });

  test('is none where quotes enclose lines of a cell, with what divides others among them', () => {
    const cells = 'Dos;B2;"Mayor, 3; bajo\n12001; Onda"';
    expect(read(HEADS, 'Uno;B1;Reus', cells, 'Tres;B3;"Elda\nSur"')[2]).toEqual([
      'Dos',
      'B2',
      'Mayor, 3; bajo\n12001; Onda',
    ]);
  });
});
