import { expect, test } from 'vitest';
import { lazyPage } from '../../src/ui/pages/lazyPage.ts';
import type { Manifest } from '../../src/ui/pages/Manifest.ts';
import { pageAt } from '../../src/app/pages/pageAt.ts';

const page = (name: string) => lazyPage(async () => ({ [name]: () => null }), name);
const [list, create, edit, table] = ['List', 'Create', 'Edit', 'Table'].map(page);

const CLIENTS: Manifest = { name: 'clients', recordRepresentation: 'name', list, create, edit };
const OTHERS = { '/admin/tableLoads': table ?? page('Table') };

test.each([
  ['/app/admin/clients', list],
  ['/app/admin/clients/', list],
  ['/app/admin/clients/new', create],
  ['/app/admin/clients/12', edit],
  ['/app/admin/tableLoads', table],
  ['/app/', undefined],
  ['/app/admin/vehicles', undefined],
  ['/app/admin/clients/12/more', undefined],
])('what %s opens is known from the address', (path, expected) => {
  expect(pageAt(path, [CLIENTS], OTHERS)).toBe(expected);
});
