import { type ComponentType, lazy } from 'react';
import { MissingPage } from './MissingPage.tsx';

/**
 * A page that is loaded when it is first opened: `lazyPage(() => import('./LoadList.tsx'), 'LoadList')`. Each area
 * becomes a file of its own. A file that can't be had (no coverage, or a newer build has taken its place) says so.
 */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => {
    const file = await load().catch(() => null);
    return { default: file?.[name] ?? MissingPage };
  });
