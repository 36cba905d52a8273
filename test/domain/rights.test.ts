import { describe, expect, test } from 'vitest';
import { ENTITIES } from '#domain/entities';
import { isResourceName, SERVICES } from '#domain/resources';
import { ROLES } from '#domain/roles';
import { everyCell, isMoot, told, withCell } from '../safety/mutate/cells.ts';
import { differences } from '../safety/mutate/dataSays.ts';
import { fieldsOf } from '../safety/mutate/rights.ts';

describe('the matrix, field by field', () => {
  test('says what the table written by hand says', () => {
    expect(SERVICES.flatMap(service => ROLES.flatMap(role => differences(service, role)))).toEqual([]);
  });

  test('has every field of every resource decided there: a new one is first written down', () => {
    for (const [name, { fields, derived }] of Object.entries(ENTITIES)) {
      if (!isResourceName(name)) throw new Error(name);
      const decided = new Set(fieldsOf(name));
      expect(
        [...Object.keys(fields), ...derived].filter(field => !decided.has(field)),
        name,
      ).toEqual([]);
      const known = new Set([...Object.keys(fields), ...derived, 'text', 'html', 'topic', 'until']);
      expect(
        [...decided].filter(field => !known.has(field)),
        name,
      ).toEqual([]);
    }
  });

  test('can’t be changed in any cell without that being noticed', async () => {
    const unnoticed: string[] = [];
    const cells = everyCell().filter(cell => !isMoot(cell));
    for (const cell of cells)
      await withCell(cell, () => {
        if (!differences(cell.service, cell.role).length) unnoticed.push(told(cell));
      });
    expect(cells.length).toBeGreaterThan(5_000);
    expect(unnoticed).toEqual([]);
    expect(SERVICES.flatMap(service => ROLES.flatMap(role => differences(service, role)))).toEqual([]);
  });
});
