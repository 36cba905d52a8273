import { type ComponentType, useEffect, useState } from 'react';
import { MissingPage } from './MissingPage.tsx';

let loaded: ComponentType | null = null;

/** Asks for what is behind the login, several times as large as the login is: one file, however often it is asked for. */
export const askForApplication = async (): Promise<void> => {
  loaded ??= (await import('./Application.tsx').catch(() => null))?.Application ?? null;
};

/**
 * The application once its file is there, or what stands in for one that can't be had; null until then. Without a
 * <Suspense>: React holds what that waited for back, for a third of a second from when it began to wait.
 */
export const useApplication = (): ComponentType | null => {
  const [shown, setShown] = useState<ComponentType | null>(() => loaded);
  useEffect(() => {
    if (!shown) void askForApplication().then(() => setShown(() => loaded ?? MissingPage));
  }, [shown]);
  return shown;
};
