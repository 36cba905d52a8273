import { useListContext } from 'react-admin';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchAhead } from '../ui/pages/fetchAhead.ts';
import { lazyDialog } from '../ui/pages/lazyPart.tsx';
import type { LoadView } from './LoadView.ts';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { TimelinePopover } from './TimelinePopover.tsx';
import { type DispatchDialog, DispatchDialogContext } from './useDispatchDialog.ts';

/** Brings along what forms have. */
const AssignDialog = lazyDialog(() => import('./AssignDialog.tsx'), 'AssignDialog');
const UnassignDialog = lazyDialog(() => import('./UnassignDialog.tsx'), 'UnassignDialog');
const askedBeforeSteps = () => import('./StepDialog.tsx');
const StepDialog = lazyDialog(askedBeforeSteps, 'StepDialog');

/** The dispatcher's page with what lies over it: outside the rows, so that none closes when a row leaves the list. */
export const DispatchDialogs = ({ children }: { children: ReactNode }) => {
  const [dialog, open] = useState<DispatchDialog | null>(null);
  return (
    <DispatchDialogContext.Provider value={open}>
      {children}
      <StepAhead />
      {dialog && <Opened dialog={dialog} onClose={() => open(null)} />}
    </DispatchDialogContext.Provider>
  );
};

/** Who presses + and Enter in one go isn't to find the order opened, since the question wasn't there yet. */
const StepAhead = () => {
  const { total } = useListContext();
  useEffect(() => {
    if (total) return fetchAhead(askedBeforeSteps);
  }, [total]);
  return null;
};

const Opened = ({ dialog, onClose }: { dialog: DispatchDialog; onClose: () => void }) => {
  const { data = [], onSelect, selectedIds } = useListContext<LoadView>();
  const letGo = (ids: readonly number[]) => onSelect(selectedIds.filter(id => !ids.includes(Number(id))));
  const done = (ids: readonly number[]) => {
    letGo(ids);
    onClose();
  };
  switch (dialog.kind) {
    case 'step':
      return <StepDialog load={dialog.load} direction={dialog.direction} onClose={onClose} />;
    case 'timeline': {
      const load = data.find(each => each.id === dialog.load.id) ?? dialog.load;
      return <TimelinePopover load={load} at={dialog.at} onClose={onClose} />;
    }
    case 'assign':
      return <AssignDialog loads={dialog.loads} onLeaveOut={letGo} onDone={done} onClose={onClose} />;
    case 'unassign':
      return <UnassignDialog loads={dialog.loads} onDone={done} onClose={onClose} />;
    case 'keys':
      return <ShortcutsHelp onClose={onClose} />;
  }
};
