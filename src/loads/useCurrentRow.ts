import { useEvent, useStore } from 'react-admin';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The element that scrolls the rows. */
const frameOf = (rows: HTMLElement | null) => rows?.closest<HTMLElement>('.RaDataTable-tableWrapper') ?? null;

const rowOf = (rows: HTMLElement | null, id: number | undefined) =>
  rows?.querySelector<HTMLElement>(`tr[data-id="${id}"]`) ?? null;

/**
 * The row in use, kept while the page is left: the focus stays on it through a refresh, and goes to the one that takes
 * its place when it leaves. Another page, order or filter (`view`) begins at the top.
 */
export const useCurrentRow = (rows: RefObject<HTMLElement | null>, ids: readonly number[], view: string | null) => {
  const [kept, keep] = useStore<number | null>('tableLoads.current', null);
  const [stood, setStood] = useState(0);
  const found = ids.indexOf(kept ?? 0);
  const at = found < 0 ? Math.max(0, Math.min(stood, ids.length - 1)) : found;
  const current = ids[at];
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) rowOf(rows.current, current)?.focus();
  });

  const onFocus = useEvent((event: FocusEvent) => {
    hasFocus.current = true;
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    const id = Number(row?.dataset.id);
    if (!id) return;
    setStood(ids.indexOf(id));
    if (id !== kept) keep(id);
  });
  useEffect(() => {
    const element = rows.current;
    // Asked a moment later: when the row itself was taken away, the focus is given to another meanwhile.
    const onBlur = () =>
      queueMicrotask(() => {
        hasFocus.current = !!element?.contains(document.activeElement);
      });
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('focusout', onBlur);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('focusout', onBlur);
    };
  }, [rows, onFocus]);

  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (view === null || view === begun.current) return;
    if (begun.current === null) rowOf(rows.current, current)?.scrollIntoView({ block: 'nearest' });
    else {
      frameOf(rows.current)?.scrollTo({ top: 0 });
      setStood(0);
      keep(null);
    }
    begun.current = view;
  }, [rows, view, current, keep]);

  return {
    at,
    focus: (id: number | undefined) => rowOf(rows.current, id)?.focus(),
    /** How many rows are in sight. */
    screen: () => {
      const height = rowOf(rows.current, current)?.offsetHeight ?? 1;
      return Math.max(1, Math.floor((frameOf(rows.current)?.clientHeight ?? 0) / height) - 2);
    },
  };
};
