import { useCallback, useRef, useSyncExternalStore } from 'react';

const FIELDS = '[name], [data-field]';

const formAround = (within: { current: HTMLElement | null }) => within.current?.closest('form');

const fieldsIn = (form: ReturnType<typeof formAround>): string =>
  Array.from(
    form?.querySelectorAll<HTMLElement>(FIELDS) ?? [],
    field => field.getAttribute('name') ?? field.dataset.field,
  ).join(' ');

/** Where the field of a path stands; a whole, such as an address, where its first part does; last, what has no field. */
const placeIn = (names: readonly string[], path: string): number => {
  const [top] = path.split('.');
  for (const wanted of [path, top]) {
    const place = names.findIndex(name => name === wanted || name.startsWith(`${wanted}.`));
    if (place >= 0) return place;
  }
  return names.length;
};

/**
 * Paths in the order in which their fields stand in the form around the element that is given this ref. The page itself is
 * asked: parts of a form come and go with what is typed in others.
 */
export const useAsOnScreen = (paths: readonly string[]) => {
  const within = useRef<HTMLDivElement>(null);
  const watch = useCallback((onChange: () => void) => {
    const observer = new MutationObserver(onChange);
    const form = formAround(within);
    if (form) observer.observe(form, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const names = useSyncExternalStore(watch, () => fieldsIn(formAround(within))).split(' ');
  return { within, ordered: paths.toSorted((a, b) => placeIn(names, a) - placeIn(names, b)) };
};
