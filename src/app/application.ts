import { type ComponentType, useEffect, useState } from 'react';
import { MissingPage } from '../ui/failures/MissingPage.tsx';

/** The frame is drawn with its page in it, rather than twice, when that is as good as there. */
const GRACE_MS = 100;

let loaded: ComponentType | null = null;
let asked: Promise<ComponentType | null> | null = null;

const load = async (): Promise<ComponentType | null> => {
  const file = await import('./Application.tsx').catch(() => null);
  if (file) await Promise.race([file.firstPage, new Promise(resolve => setTimeout(resolve, GRACE_MS))]);
  else asked = null;
  loaded = file?.Application ?? null;
  return loaded;
};

/**
 * Asks for what is behind the login, several times as large as the login is: once, unless it can't be had. Answers null then,
 * and asks anew the next time.
 */
export const askForApplication = (): Promise<ComponentType | null> => (asked ??= load());

/**
 * The application once its file is there, or what stands in for one that can't be had; null until then. Without a
 * <Suspense>: React holds what that waited for back, for a third of a second from when it began to wait.
 */
export const useApplication = (): ComponentType | null => {
  const [shown, setShown] = useState<ComponentType | null>(() => loaded);
  useEffect(() => {
    if (!shown) void askForApplication().then(application => setShown(() => application ?? MissingPage));
  }, [shown]);
  return shown;
};
