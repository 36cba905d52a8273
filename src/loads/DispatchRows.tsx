import { useDataTableDataContext, useEvent, useListContext, useNotify, useRedirect } from 'react-admin';
import { memo, useMemo, useRef } from 'react';
import { loadLabel } from '#domain/loads';
import { commandOf, isHeard, placeOf } from './dispatchKeys.ts';
import { DispatchRow } from './DispatchRow.tsx';
import { useLeftRows } from './Farewell.tsx';
import type { LoadView } from './LoadView.ts';
import { rowAfter } from './rowSelection.ts';
import { useCurrentRow } from './useCurrentRow.ts';
import { useDispatchDialog } from './useDispatchDialog.ts';
import { useRowEvents } from './useRowEvents.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useSelectedLoads } from './useSelectedLoads.ts';
import { useShownColumns } from './useShownColumns.ts';
import { isStepPossible } from './useTrack.ts';

const NONE: readonly LoadView[] = [];

/** The rows of the table, with all that keys and pointer do in them (the list of keys is in ShortcutsHelp). */
export const DispatchRows = memo(() => {
  const shown: readonly LoadView[] = useDataTableDataContext() ?? NONE;
  const { selectedIds, isPlaceholderData } = useListContext();
  const columns = useShownColumns();
  const { departed, view } = useLeftRows();
  const ids = useMemo(() => shown.map(load => load.id), [shown]);
  const body = useRef<HTMLTableSectionElement>(null);
  const selection = useRowSelection(ids);
  const row = useCurrentRow(body, ids, view);
  const open = useDispatchDialog();
  const press = usePress();
  const { movable } = useSelectedLoads();

  const onKey = useEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    const place = placeOf(event.target, body.current);
    const load = shown[row.at];
    if (!command || event.defaultPrevented || !isHeard(command, place) || !load) return;
    event.preventDefault();
    const next = ids[rowAfter(event.key, row.at, ids.length, row.screen()) ?? row.at];
    switch (command) {
      case 'move':
        return row.focus(place === 'nowhere' ? load.id : next);
      case 'extend':
        if (next !== undefined) selection.extend(load.id, next);
        return row.focus(next);
      case 'select':
        return selection.toggle(load.id);
      case 'reach':
        return selection.reach(load.id);
      case 'page':
        return selection.page();
      case 'clear':
        return selection.clear();
      case 'assign':
        if (movable.length) return open({ kind: 'assign', loads: movable });
        return place === 'bar' ? undefined : open({ kind: 'assign', loads: [load] });
      case 'help':
        return open({ kind: 'keys' });
      default:
        return press(command, load, body.current?.querySelector(`tr[data-id="${load.id}"] .status`) ?? null);
    }
  });
  const onClick = useEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const { target } = event;
    const load = shown.find(each => each.id === Number(target.closest('tr')?.dataset.id));
    const pressed = target.closest<HTMLElement>('[data-press]');
    if (!load || target.closest('a')) return;
    if (pressed) return press(pressed.dataset.press ?? '', load, pressed);
    if (event.shiftKey) {
      selection.reach(load.id);
      row.focus(load.id);
    } else if (event.ctrlKey || event.metaKey || target.closest('.tick')) selection.toggle(load.id);
  });
  useRowEvents(body, onKey, onClick);

  const selected = new Set(selectedIds);
  return (
    <tbody ref={body} aria-busy={isPlaceholderData}>
      {shown.map(load => (
        <DispatchRow
          key={load.id}
          load={load}
          columns={columns}
          isSelected={selected.has(load.id)}
          isCurrent={load.id === ids[row.at]}
          hasLeft={departed.has(load.id)}
        />
      ))}
    </tbody>
  );
});

/** What a button of a row does, or its key: open the order, its timeline, or ask before a step. */
const usePress = () => {
  const open = useDispatchDialog();
  const redirect = useRedirect();
  const notify = useNotify();
  return (command: string, load: LoadView, from: Element | null) => {
    if (command === 'open') return redirect('edit', 'loads', load.id);
    if (command === 'timeline') {
      const { left = 0, bottom: top = 0 } = from?.getBoundingClientRect() ?? {};
      return open({ kind: 'timeline', load, at: { left, top } });
    }
    const direction = command === 'back' ? 'back' : 'forward';
    if (isStepPossible(load, direction)) return open({ kind: 'step', load, direction });
    notify(`resources.loads.help.${direction === 'back' ? 'noStepBack' : 'noStep'}`, {
      type: 'info',
      messageArgs: { load: loadLabel(load) },
    });
  };
};
