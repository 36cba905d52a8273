import type { ResourceName } from '#domain/resources';
import type { OfRow } from '../fields/row.ts';
import type { LazyPage } from './lazyPage.ts';

/** What an entity's folder exports from its index.ts: its pages (lazyPage) and how one of its rows is called. */
export type Manifest = {
  name: ResourceName;
  list?: LazyPage;
  edit?: LazyPage;
  create?: LazyPage;
  recordRepresentation: string | OfRow<string>;
};
