import { Box } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import { Col } from '../ui/lists/Col.tsx';
import { useSomeColumn } from '../ui/lists/useSomeColumn.ts';
import { DISPATCH_COLUMNS, HIDDEN_COLUMNS } from './dispatchColumns.tsx';
import { DispatchHead } from './DispatchHead.tsx';
import { DispatchRows } from './DispatchRows.tsx';
import { DISPATCH_LOOK } from './dispatchLook.ts';

const HEADS = DISPATCH_COLUMNS.map(({ source, label, isNumber, isSorted }) => (
  <Col
    key={source}
    source={source}
    label={label && `resources.loads.fields.${label}`}
    disableSort={isSorted === false}
    align={isNumber && 'right'}
  />
));

/** The dispatcher's table. Head and column choice are react-admin's, the rows our own: a hundred of them, at once. */
export const DispatchTable = ({ storeKey }: { storeKey: string }) => {
  const translate = useTranslate();
  useSomeColumn(storeKey, HEADS, HIDDEN_COLUMNS);
  return (
    <DataTable
      className="dense"
      size="small"
      role="grid"
      aria-multiselectable
      aria-label={translate('resources.loads.table.title')}
      head={DispatchHead}
      body={DispatchRows}
      hiddenColumns={HIDDEN_COLUMNS}
      storeKey={storeKey}
      bulkActionsToolbar={<></>}
      empty={<Box />}
      sx={DISPATCH_LOOK}
    >
      {HEADS}
    </DataTable>
  );
};
