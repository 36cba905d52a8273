import { createContext, useContext } from 'react';
import type { LoadView } from './LoadView.ts';
import type { Spot } from './TimelinePopover.tsx';
import type { Direction } from './useTrack.ts';

/** What lies over the table. It holds what it is about: a refresh of the rows leaves it alone. */
export type DispatchDialog =
  | { kind: 'step'; load: LoadView; direction: Direction }
  | { kind: 'timeline'; load: LoadView; at: Spot }
  | { kind: 'assign'; loads: readonly LoadView[] }
  | { kind: 'unassign'; loads: readonly LoadView[] }
  | { kind: 'keys' };

export const DispatchDialogContext = createContext<(dialog: DispatchDialog | null) => void>(() => {});

/** Opens a dialog over the table: `open({ kind: 'assign', loads })`. */
export const useDispatchDialog = () => useContext(DispatchDialogContext);
