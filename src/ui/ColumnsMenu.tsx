import ColumnsIcon from '@mui/icons-material/ViewWeek';
import { Box, Button } from '@mui/material';
import { ColumnsButton, useListContext, useStore, useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { movedColumn } from './movedColumn.ts';

/** Its icon says what it is: the words of what is pressed more often need the room. */
const BUTTON = {
  display: { xs: 'none', sm: 'block' },
  '& .MuiButton-root': { minWidth: 0, fontSize: 0 },
  '& .MuiButton-startIcon': { m: 0 },
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
  const label = `${translate('ra.action.select_columns')}. ${translate('app.list.moveColumn')}`;
  return (
    <Box sx={BUTTON} title={label} onKeyDownCapture={move}>
      {/* Together with the rows: the table looks for the menu, closed, for half a second and never again (ColumnsSelector). */}
      {total ? (
        <ColumnsButton storeKey={storeKey} />
      ) : (
        <Button size="small" disabled startIcon={<ColumnsIcon />}>
          {translate('ra.action.select_columns')}
        </Button>
      )}
    </Box>
  );
};
