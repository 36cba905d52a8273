import { expect, test } from 'vitest';
import { resources } from '../../api/resources.ts';
import { can, hiddenFields } from '../../src/domain/permissions.ts';
import { ROLES } from '../../src/domain/roles.ts';

const searched = Object.values(resources).filter(resource => resource.search.length > 0);

test.each(searched.map(resource => [resource.name, resource] as const))(
  'what `q` looks in of %s is read by every role that may search there',
  (name, resource) => {
    const columns = resource.search.map(path => path.split('.')[0] ?? '');
    for (const role of ROLES) {
      if (!can(role, 'read', name) || resource.numberSearchFor?.includes(role)) continue;
      const hidden = hiddenFields(role, name);
      expect(
        columns.filter(column => hidden.has(column)),
        role,
      ).toEqual([]);
    }
  },
);

test('there are such resources', () => expect(searched.length).toBeGreaterThan(5));
