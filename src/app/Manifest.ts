import type { ComponentType } from 'react';
import type { ResourceName } from '#domain/resources';
import type { OfRow } from '../ui/row.ts';

/** What an entity's folder exports from its index.ts: its pages (lazyPage) and how one of its rows is called. */
export type Manifest = {
  name: ResourceName;
  list?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  recordRepresentation: string | OfRow<string>;
};
