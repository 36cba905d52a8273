import { type ComponentType, lazy } from 'react';

/** The name of the error of a page whose file could not be had: no coverage, or a newer build has taken its place. */
export const PAGE_NOT_LOADED = 'PageNotLoaded';

const notLoaded = (cause: unknown): never => {
  const error = new Error('the file of a page could not be loaded', { cause });
  error.name = PAGE_NOT_LOADED;
  throw error;
};

/**
 * A page that is loaded when it is first opened: `lazyPage(() => import('./LoadList.tsx'), 'LoadList')`. Each area
 * becomes a file of its own.
 */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load().catch(notLoaded))[name] }));
