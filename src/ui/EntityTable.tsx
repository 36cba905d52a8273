import { Box, Paper } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataTable, useCanAccess, useResourceContext } from 'react-admin';
import { ActionColumn } from './ActionColumn.tsx';
import type { EntityListProps } from './EntityList.tsx';
import { BulkDelete } from './BulkDelete.tsx';
import { OpenLink } from './OpenLink.tsx';

type Props = Pick<
  EntityListProps,
  'children' | 'bulkActions' | 'bulkDelete' | 'fixed' | 'isRowSelectable' | 'hiddenColumns' | 'rowLink' | 'storeKey'
>;

/** The table of an EntityList: a row opens with a click, and with its arrow, which is a link that a keyboard reaches. */
export const EntityTable = ({
  children,
  bulkActions,
  bulkDelete,
  fixed,
  isRowSelectable,
  hiddenColumns,
  rowLink,
  storeKey,
}: Props) => {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  const mayRemove = canAccess && bulkDelete !== false;
  const selectable = !fixed && (mayRemove || !!bulkActions);
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <DataTable
        bulkActionButtons={
          selectable && (
            <>
              {bulkActions}
              {mayRemove && <BulkDelete />}
            </>
          )
        }
        isRowSelectable={isRowSelectable}
        hiddenColumns={hiddenColumns}
        storeKey={storeKey && `${storeKey}.table`}
        rowClick={rowLink ? (id, name, record) => rowLink(id, name, record) : 'edit'}
        rowSx={record => (record.disabled ? STRUCK : PLAIN)}
        empty={<Box />}
        sx={SCROLLED}
      >
        {children}
        <ActionColumn name="open" heading="app.action.open" cellSx={() => NARROW}>
          <OpenLink rowLink={rowLink} />
        </ActionColumn>
      </DataTable>
    </Paper>
  );
};

/**
 * A table that is wider than its page moves by itself, not the page. Where room is short a row keeps to one line (but for
 * cells of PROSE), so that a screen shows many.
 */
const SCROLLED: SxProps<Theme> = theme => ({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  [theme.breakpoints.between('sm', 'lg')]: {
    '& td, & th': { px: 1 },
    '& td': { whiteSpace: 'nowrap', maxWidth: 230, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& td span': { flexWrap: 'nowrap' },
  },
});
const PLAIN: SxProps = {};
const STRUCK: SxProps = { '& td': { color: 'text.secondary', textDecoration: 'line-through' } };
const NARROW: SxProps = { width: 48, p: 0, textAlign: 'right' };
