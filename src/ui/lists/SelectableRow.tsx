import { Checkbox, TableCell } from '@mui/material';
import {
  DataTableCallbacksContext,
  DataTableRow,
  type DataTableRowProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { type MouseEvent, useMemo } from 'react';
import { HiddenColumnsProvider, useHiddenColumns } from './hiddenColumns.ts';
import { useRowName } from '../fields/useRowName.ts';

/**
 * A row whose checkbox has a name of its own. React-admin puts the label on a <span> around it, where assistive
 * technology doesn't look; so its own is held back and this one is drawn instead.
 */
export const SelectableRow = ({ children, ...props }: DataTableRowProps) => {
  const callbacks = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const hidden = useHiddenColumns();
  const withoutToggle = useMemo(() => ({ ...callbacks, handleToggleItem: undefined }), [callbacks]);
  return (
    <DataTableCallbacksContext.Provider value={withoutToggle}>
      <HiddenColumnsProvider value={hidden}>
        <DataTableRow {...props}>
          {hasBulkActions && callbacks.handleToggleItem && <SelectCell toggle={callbacks.handleToggleItem} />}
          {children}
        </DataTableRow>
      </HiddenColumnsProvider>
    </DataTableCallbacksContext.Provider>
  );
};

type Toggle = NonNullable<ReturnType<typeof useDataTableCallbacksContext>['handleToggleItem']>;

const SelectCell = ({ toggle }: { toggle: Toggle }) => {
  const record = useRecordContext();
  const name = useRowName();
  const { isRowSelectable } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  const translate = useTranslate();
  if (!record) return null;
  const selectable = !isRowSelectable || isRowSelectable(record);
  const click = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    if (selectable) toggle(record.id, event);
  };
  return (
    <TableCell padding="checkbox" onClick={event => event.stopPropagation()}>
      <Checkbox
        size="small"
        className="select-item"
        checked={selectable && (selected?.includes(record.id) ?? false)}
        disabled={!selectable}
        onClick={click}
        slotProps={{
          input: { 'aria-label': `${translate('app.list.selectRow')} ${name}` },
        }}
      />
    </TableCell>
  );
};
