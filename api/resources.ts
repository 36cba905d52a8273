import type { EntityName } from '#domain/entities';
import type { Resource } from './crud/resource.ts';

/** Every collection with rows of its own: leaving one out does not compile. */
export const resources = {} as Record<EntityName, Resource>;
