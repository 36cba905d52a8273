import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceName } from '#domain/resources';

/** What an entity's folder exports from its index.ts: its pages (lazyPage), its icon and how one of its rows is called. */
export type Manifest = {
  name: ResourceName;
  list?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  icon: ComponentType;
  recordRepresentation: string | ((record: RaRecord) => string);
};
