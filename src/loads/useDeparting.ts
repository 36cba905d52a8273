import { useEffect, useMemo, useState } from 'react';
import { type Departed, departedFrom, withDeparted } from './departing.ts';

/** How long a row that has left stays in sight, fading. */
const FAREWELL_MS = 2_500;

type Row = { id: number };
type State<R extends Row> = { view: string | null; rows: readonly R[]; departed: Departed<R>[] };

/**
 * Rows of a list that is asked for again and again, with those that have left it still in place for a moment. `view`
 * says which list it is: another page or filter takes its leave of nobody; null while the answer is on its way.
 */
export const useDeparting = <R extends Row>(rows: readonly R[], view: string | null) => {
  const [state, setState] = useState<State<R>>({ view, rows, departed: [] });
  if (state.rows !== rows || state.view !== view) {
    const isSame = view !== null && state.view === view;
    const departed = isSame ? departedFrom(withDeparted(state.rows, state.departed), rows) : [];
    setState({ view, rows, departed });
  }
  const { departed } = state;
  useEffect(() => {
    if (!departed.length) return;
    const timer = window.setTimeout(() => setState(now => ({ ...now, departed: [] })), FAREWELL_MS);
    return () => window.clearTimeout(timer);
  }, [departed]);
  return useMemo(
    () => ({ shown: withDeparted(rows, departed), departed: new Set(departed.map(({ row }) => row.id)) }),
    [rows, departed],
  );
};
