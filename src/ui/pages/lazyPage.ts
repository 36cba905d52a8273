import { type ComponentType, createElement, lazy, memo, useState } from 'react';
import { MissingPage } from '../failures/MissingPage.tsx';

/** A page that can be asked for ahead of being shown: once its file is there, it is shown without a moment between. */
export type LazyPage = ComponentType & { ask: () => Promise<void> };

/**
 * A page that is loaded when it is first opened: `lazyPage(() => import('./LoadList.tsx'), 'LoadList')`. Each area
 * becomes a file of its own. A file that can't be had (no coverage, or a newer build has taken its place) says so.
 */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage => {
  let loaded: ComponentType | null = null;
  const ask = async () => {
    loaded ??= (await load().catch(() => null))?.[name] ?? null;
  };
  const Awaited = lazy(async () => {
    await ask();
    return { default: loaded ?? MissingPage };
  });
  // React-admin draws what is around a page several times before it is settled: none of that is about the page.
  const Page = memo(() => {
    // For as long as it is shown: a page that changed its component would lose what is typed in it.
    const [shown] = useState<ComponentType>(() => loaded ?? Awaited);
    return createElement(shown);
  });
  Page.displayName = name;
  return Object.assign(Page, { ask });
};
