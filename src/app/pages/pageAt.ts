import type { LazyPage } from '../../ui/pages/lazyPage.ts';
import type { Manifest } from '../../ui/pages/Manifest.ts';

/** `/app/admin/clients`, `/app/admin/clients/new`, `/app/admin/clients/3`. */
const OF_AN_ENTITY = /\/admin\/(\w+)(?:\/(\w+))?\/?$/;

/** Which page an address opens, as far as that can be told from the address alone. */
export const pageAt = (
  pathname: string,
  entities: readonly Manifest[],
  others: Readonly<Record<string, LazyPage>>,
): LazyPage | undefined => {
  const [, other] = Object.entries(others).find(([path]) => pathname.endsWith(path)) ?? [];
  const [, name, row] = OF_AN_ENTITY.exec(pathname) ?? [];
  const entity = entities.find(each => each.name === name);
  if (other || !entity) return other;
  if (row === undefined) return entity.list;
  return row === 'new' ? entity.create : entity.edit;
};
