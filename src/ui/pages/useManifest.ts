import { createContext, useContext } from 'react';
import type { Manifest } from './Manifest.ts';

const ManifestsContext = createContext<readonly Manifest[]>([]);

/** The table of contents provides them: no part of a page knows which entities there are. */
export const ManifestsProvider = ManifestsContext.Provider;

/** An entity's pages; undefined for one without any. */
export const useManifest = (resource: string | undefined): Manifest | undefined =>
  useContext(ManifestsContext).find(({ name }) => name === resource);
