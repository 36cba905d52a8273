import { useListContext } from 'react-admin';
import { useRef } from 'react';
import { type Anchor, anchorAt, reaching, toggled } from './rowSelection.ts';

/** What pointer and keys do to the selection of the list around; `rows` are the ids on screen, in order. */
export const useRowSelection = (rows: readonly number[]) => {
  const { selectedIds, onSelect } = useListContext();
  const selected = selectedIds.map(Number);
  const anchor = useRef<Anchor | null>(null);
  const end = useRef<number | null>(null);
  const toggle = (id: number) => {
    const next = toggled(selected, id);
    anchor.current = anchorAt(next, id);
    end.current = id;
    onSelect(next);
  };
  /** Everything from the row that was pressed last to this one. */
  const reach = (id: number) => {
    if (!anchor.current || !rows.includes(anchor.current.id)) return toggle(id);
    end.current = id;
    onSelect(reaching(rows, anchor.current, id));
  };
  return {
    toggle,
    reach,
    /** Shift and an arrow: goes on with the range that ends here, or begins one. */
    extend: (from: number, to: number) => {
      if (end.current !== from || !anchor.current) anchor.current = { id: from, besides: selected, isOn: true };
      reach(to);
    },
    page: () => onSelect([...new Set([...selected, ...rows])]),
    clear: () => {
      anchor.current = null;
      onSelect([]);
    },
  };
};
