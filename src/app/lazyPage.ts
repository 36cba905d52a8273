import { type ComponentType, lazy } from 'react';

/**
 * A page that is loaded when it is first opened: `lazyPage(() => import('./LoadList.tsx'), 'LoadList')`. Each area
 * becomes a file of its own.
 */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));
