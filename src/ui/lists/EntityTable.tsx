import { Box } from '@mui/material';
import { alpha, type SxProps, type Theme } from '@mui/material/styles';
import { DataTable, useResourceContext } from 'react-admin';
import { ActionColumn } from './ActionColumn.tsx';
import type { EntityListProps } from './EntityList.tsx';
import { OpenLink } from './OpenLink.tsx';
import { TableFrame } from './TableFrame.tsx';
import { tableKey } from './tableKey.ts';
import { useBulk } from './useBulk.tsx';
import { useSomeColumn } from './useSomeColumn.ts';

type Props = Pick<
  EntityListProps,
  'children' | 'bulkActions' | 'bulkDelete' | 'fixed' | 'isRowSelectable' | 'hiddenColumns' | 'rowLink' | 'storeKey'
>;

/** The table of an EntityList: a row opens with a click, and with its arrow, which is a link that a keyboard reaches. */
export const EntityTable = ({ children, isRowSelectable, hiddenColumns, rowLink, storeKey, ...bulkProps }: Props) => {
  const table = tableKey(useResourceContext() ?? '', storeKey);
  const bulk = useBulk(bulkProps);
  useSomeColumn(table, children, hiddenColumns);
  return (
    <TableFrame storeKey={table} outlined>
      <DataTable
        bulkActionButtons={bulk ? <>{bulk}</> : false}
        bulkActionsToolbar={<></>}
        isRowSelectable={isRowSelectable}
        hiddenColumns={hiddenColumns}
        storeKey={table}
        rowClick={rowLink === undefined ? 'edit' : rowLink && ((id, name, record) => rowLink(id, name, record))}
        rowSx={record => (record.disabled ? STRUCK : PLAIN)}
        empty={<Box />}
        sx={SCROLLED}
      >
        {children}
        {rowLink !== false && (
          <ActionColumn name="open" heading="app.action.open" cellSx={() => NARROW}>
            <OpenLink rowLink={rowLink} />
          </ActionColumn>
        )}
      </DataTable>
    </TableFrame>
  );
};

/**
 * A table that is wider than its page moves by itself, not the page. Where room is short a row keeps to one line (but for
 * cells of PROSE), so that a screen shows many.
 */
const SCROLLED: SxProps<Theme> = theme => ({
  // Nor does it move up and down for its last row's arrow, which on a touch screen reaches out of its row.
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', overflowY: 'hidden' },
  // A word that is longer than any name is broken before it pushes the other columns out; a cell's own width counts more.
  '& tbody :where(td)': { maxWidth: 260, overflowWrap: 'break-word' },
  // What a button at the foot of the page would act on is seen from where the checkboxes are no longer.
  '& tbody tr:has(.select-item input:checked)': { backgroundColor: alpha(theme.palette.primary.main, 0.12) },
  // Ten columns that keep room for the arrow of an order that isn't theirs would leave none for the name of a place.
  '& :not(.Mui-active) > .MuiTableSortLabel-icon': { display: 'none' },
  [theme.breakpoints.between('sm', 1500)]: { '& td, & th': { px: 1 } },
  [theme.breakpoints.between('sm', 'lg')]: {
    '& td': { whiteSpace: 'nowrap', maxWidth: 230, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& td span': { flexWrap: 'nowrap' },
  },
});
const PLAIN: SxProps = {};
const STRUCK: SxProps = { '& td': { color: 'text.secondary', textDecoration: 'line-through' } };
const NARROW: SxProps = { width: 48, p: 0, textAlign: 'right' };
