type Ids = readonly number[];

/** Where a range of rows starts: what was selected besides, and whether the range is being selected or let go. */
export type Anchor = { id: number; besides: Ids; isOn: boolean };

export const toggled = (selected: Ids, id: number): number[] =>
  selected.includes(id) ? selected.filter(each => each !== id) : [...selected, id];

/** A range that starts at a row which was selected, or let go, just now. */
export const anchorAt = (selected: Ids, id: number): Anchor => ({ id, besides: selected, isOn: selected.includes(id) });

/**
 * The selection once its range reaches from the anchor to a row, in the order on screen. Reaching less far lets go of
 * what reached further had taken, so that Shift and the arrows go both ways.
 */
export const reaching = (rows: Ids, anchor: Anchor, to: number): number[] => {
  const [from, end] = [rows.indexOf(anchor.id), rows.indexOf(to)];
  const range = from < 0 || end < 0 ? [to] : rows.slice(Math.min(from, end), Math.max(from, end) + 1);
  return anchor.isOn ? [...new Set([...anchor.besides, ...range])] : anchor.besides.filter(id => !range.includes(id));
};

/** The row that a key leads to, by its index; null for a key that leads nowhere. `screen`: how many rows are in sight. */
export const rowAfter = (key: string, at: number, count: number, screen: number): number | null => {
  const moves: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - screen,
    PageDown: at + screen,
    Home: 0,
    End: count - 1,
  };
  const wanted = moves[key];
  return wanted === undefined || !count ? null : Math.min(Math.max(wanted, 0), count - 1);
};
