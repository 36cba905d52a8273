import { expect, test } from 'vitest';
import { type BuildManifest, pageFiles, pageLinks } from '../api/http/pageFiles.ts';

const MANIFEST: BuildManifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js', name: 'vendor' },
  '_application.js': { file: 'application.js', name: 'application', imports: ['_vendor.js', 'index.html'] },
  '_lists.js': { file: 'lists.js', name: 'lists', imports: ['_application.js', '_parts.js'] },
  '_parts.js': { file: 'parts.js', name: 'parts', imports: ['_lists.js'] },
  'clients/ClientList.tsx': { file: 'ClientList.js', imports: ['_lists.js'] },
  'clients/ClientEdit.tsx': { file: 'ClientEdit.js', imports: ['_parts.js'] },
  'clients/ClientCreate.tsx': { file: 'ClientCreate.js' },
  'clients/NewClientDialog.tsx': { file: 'NewClientDialog.js' },
  'invoiceRuns/RunPage.tsx': { file: 'RunPage.js' },
  'loads/LoadList.tsx': { file: 'LoadList.js' },
  'loads/TableLoads.tsx': { file: 'TableLoads.js' },
  'routes/PoolOfRoutes.tsx': { file: 'PoolOfRoutes.js' },
};
const COMMON = ['index.js', 'vendor.js', 'application.js'];

test.each([
  ['/app/', []],
  ['/app/admin/clients', ['ClientList.js', 'lists.js', 'parts.js']],
  ['/app/admin/clients/', ['ClientList.js', 'lists.js', 'parts.js']],
  ['/app/admin/clients/3', ['ClientEdit.js', 'parts.js', 'lists.js']],
  ['/app/admin/clients/new', ['ClientCreate.js']],
  ['/app/admin/invoiceRuns/7', ['RunPage.js']],
  ['/app/admin/tableLoads', ['TableLoads.js']],
  ['/app/carrier/pool-of-routes', ['PoolOfRoutes.js']],
  ['/app/admin/nothing', []],
  ['/app/admin/constructor', []],
  ['/app/admin/clients/3/4', []],
])('%s is made of what every page is, and of %j', (path, own) => {
  expect(pageFiles(MANIFEST, path)).toEqual([...COMMON, ...own]);
});

test('without a build there is nothing to name', () => {
  expect(pageLinks('/nowhere')('/app/')).toBeNull();
});
