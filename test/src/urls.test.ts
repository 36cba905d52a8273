import { describe, expect, test } from 'vitest';
import { toUrl } from '../../src/ui/pages/urls.ts';

describe("react-admin's addresses become ours (Spec 2)", () => {
  test.each([
    ['/carriers', '/admin/carriers'],
    ['carriers', '/admin/carriers'],
    ['/carriers/create', '/admin/carriers/new'],
    ['/carriers/create?x=1', '/admin/carriers/new?x=1'],
    ['/carriers/5', '/admin/carriers/5'],
    ['/loads?filter=%7B%7D', '/admin/loads?filter=%7B%7D'],
    ['/:resource/:id/*', '/admin/:resource/:id/*'],
    ['/admin/carriers/new', '/admin/carriers/new'],
    ['/driver/routes/5', '/driver/routes/5'],
    ['/carrier/pool-of-routes', '/carrier/pool-of-routes'],
    ['/admin/tableLoads', '/admin/tableLoads'],
    ['/', '/'],
    ['/reset-password/abc', '/reset-password/abc'],
    ['/carriersque', '/carriersque'],
  ])('%s → %s', (path, url) => {
    expect(toUrl(path)).toBe(url);
    expect(toUrl(toUrl(path))).toBe(url);
  });
});
