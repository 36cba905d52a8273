import { describe, expect, test } from 'vitest';
import type { Imported } from '#domain/imports';
import { translate } from '#i18n';
import { type Source, chosenOf } from '../../src/imports/chosenOf.ts';

const choose = (resource: Imported, lines: string[], more: Pick<Source, 'head'> = {}) =>
  chosenOf({ name: 'hoja.csv', bytes: new TextEncoder().encode(lines.join('\n')), ...more }, resource, translate);

describe('the row with the names of the columns', () => {
  const TITLED = ['Listado de clientes;;', ';;', 'a 1 de enero;;', 'Nombre;NIF;Población', 'Uno;B1;Reus'];
  // Nobody calls its columns like that, but the second vehicle says what one of ours is called.
  const VEHICLES = ['Placa trasera;Caja', '1111BBB;Frigo abierto', '2222CCC;Lona', '3333DDD;Caja'];

  test('may stand below others: how many say something, and aren’t brought in, is known', () => {
    const { head, above, heads, rows, firstRow } = choose('clients', TITLED);
    expect([head, above, firstRow]).toEqual([3, 2, 5]);
    expect([heads, rows]).toEqual([['Nombre', 'NIF', 'Población'], [['Uno', 'B1', 'Reus']]]);
    expect(choose('clients', TITLED.slice(3))).toMatchObject({ head: 0, above: 0, firstRow: 2 });
  });

  test('may be guessed wrong: any of the first that say something can be chosen instead', () => {
    expect(choose('vehicles', VEHICLES)).toMatchObject({ head: 2, above: 2, rows: [['3333DDD', 'Caja']] });
    const chosen = choose('vehicles', VEHICLES, { head: 0 });
    expect(chosen).toMatchObject({ head: 0, above: 0, firstRow: 2, heads: ['Placa trasera', 'Caja'] });
    expect(chosen.rows).toHaveLength(3);
    expect(choose('clients', TITLED).headRows).toEqual([
      { index: 0, text: 'Listado de clientes' },
      { index: 2, text: 'a 1 de enero' },
      { index: 3, text: 'Nombre · NIF · Población' },
      { index: 4, text: 'Uno · B1 · Reus' },
    ]);
  });

  test('may be missing: then all rows are brought in, by their numbers', () => {
    const chosen = choose('clients', ['Uno;B1', 'Dos;B2'], { head: null });
    expect(chosen).toMatchObject({ head: null, above: 0, firstRow: 1, heads: ['', ''], columns: [null, null] });
    expect(chosen.rows).toHaveLength(2);
  });
});

describe('a column that isn’t brought in', () => {
  test.each<[Imported, string, string | null]>([
    ['loads', 'Paradas intermedias', 'intermediateStops'],
    ['loads', 'Carga', 'routeId'],
    ['carriers', 'Contable', 'accountantId'],
    ['clients', 'Contable', 'accountantId'],
    ['loads', 'Estado', 'derived'],
    ['loads', 'Zona', null],
  ])('of %s, %s: where it is set is known (%s)', (resource, head, left) => {
    expect(choose(resource, [`Referencia;${head}`, 'PO-1;x'])).toMatchObject({ leftOut: [null, left] });
  });
});
