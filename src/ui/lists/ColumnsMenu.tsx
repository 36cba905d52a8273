import ColumnsIcon from '@mui/icons-material/ViewWeek';
import { Box, Button } from '@mui/material';
import { ColumnsButton, useListContext, useStore, useTranslate } from 'react-admin';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { movedColumn } from './movedColumn.ts';

/** Its icon says what it is: the words of what is pressed more often need the room. */
const BUTTON = {
  display: { xs: 'none', sm: 'block' },
  '& .MuiButton-root': { minWidth: 0, fontSize: 0 },
  '& .MuiButton-startIcon': { m: 0 },
};

/** The table looks for its menu (ColumnsSelector) each 100 ms from the rows on, and half a second later never again. */
const BEFORE_THE_FIRST_LOOK_MS = 50;

/**
 * Whether the menu, which is drawn closed, is drawn: once the rows can be seen, but before the table's first look however
 * much a device has to do. Timers keep their order; a part that is merely drawn later (useDeferredValue) may come too late.
 */
const useDrawnAfterRows = (hasRows: boolean): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!hasRows) return undefined;
    const timer = setTimeout(() => flushSync(() => setDue(true)), BEFORE_THE_FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [hasRows]);
  return isDue && hasRows;
};

/**
 * Which columns a table has and in what order, kept on the device. Dragging is react-admin's; with the keyboard Alt and an
 * arrow move the column whose switch has the focus (its events come here through the portal).
 */
export const ColumnsMenu = ({ storeKey }: { storeKey: string }) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const [ranks, setRanks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    const item = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('li[data-index]') : null;
    const menu = item?.parentElement;
    if (!step || !item || !menu) return;
    event.preventDefault();
    event.stopPropagation();
    const other = step < 0 ? item.previousElementSibling : item.nextElementSibling;
    if (!(other instanceof HTMLElement)) return;
    const column = Number(item.dataset.index);
    setRanks(movedColumn(ranks ?? [], column, Number(other.dataset.index)));
    // Drawn anew in its new place, it keeps the focus.
    requestAnimationFrame(() => menu.querySelector<HTMLElement>(`li[data-index="${column}"] input`)?.focus());
  };
  const isDrawn = useDrawnAfterRows(!!total);
  const label = `${translate('ra.action.select_columns')}. ${translate('app.list.moveColumn')}`;
  return (
    <Box sx={BUTTON} title={label} onKeyDownCapture={move}>
      {isDrawn ? (
        <ColumnsButton storeKey={storeKey} />
      ) : (
        <Button size="small" disabled startIcon={<ColumnsIcon />}>
          {translate('ra.action.select_columns')}
        </Button>
      )}
    </Box>
  );
};
