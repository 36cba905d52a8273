import type { Store } from 'react-admin';

const PREFIX = 'portes.';

/** Column choices and named views outlive the session; filters, order and page end with it (Spec 9). */
const storageOf = (key: string): Storage =>
  /^views\.|table(_columnRanks)?$/.test(key) ? localStorage : sessionStorage;

const read = (key: string): unknown => {
  const text = storageOf(key).getItem(PREFIX + key);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Somebody else wrote it: as good as nothing.
    return undefined;
  }
};

const keysOf = (storage: Storage): string[] =>
  Object.keys(storage)
    .filter(key => key.startsWith(PREFIX))
    .map(key => key.slice(PREFIX.length));

/** What react-admin remembers, in the browser's storage of this tab. */
export const sessionStore = (): Store => {
  const subscribers = new Map<string, Set<(value: unknown) => void>>();
  const publish = (key: string, value: unknown) => {
    for (const callback of [...(subscribers.get(key) ?? [])]) callback(value);
  };
  const removeItem = (key: string) => {
    storageOf(key).removeItem(PREFIX + key);
    publish(key, undefined);
  };
  return {
    setup: () => {},
    teardown: () => {},
    getItem: (key, defaultValue) => (read(key) as typeof defaultValue) ?? defaultValue,
    setItem: (key, value) => {
      if (value === undefined) storageOf(key).removeItem(PREFIX + key);
      else storageOf(key).setItem(PREFIX + key, JSON.stringify(value));
      publish(key, value);
    },
    removeItem,
    removeItems: prefix =>
      keysOf(sessionStorage)
        .filter(key => key.startsWith(prefix))
        .forEach(removeItem),
    reset: () => keysOf(sessionStorage).forEach(removeItem),
    subscribe: (key, callback) => {
      const callbacks = subscribers.get(key) ?? new Set();
      subscribers.set(key, callbacks.add(callback));
      return () => callbacks.delete(callback);
    },
  };
};
