import { TableHead, TableRow } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Col } from '../ui/lists/Col.tsx';
import type { LoadView } from './LoadView.ts';

/** The head of the table: selects the page, and orders by a press on a column. The order's number is always there. */
export const DispatchHead = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<LoadView>();
  const ids = data.map(load => load.id);
  const chosen = ids.filter(id => selectedIds.includes(id));
  const isWhole = ids.length > 0 && chosen.length === ids.length;
  const press = () =>
    onSelect(isWhole ? selectedIds.filter(id => !ids.includes(Number(id))) : [...new Set([...selectedIds, ...ids])]);
  return (
    <TableHead>
      <TableRow>
        <th className="tick" scope="col">
          <input
            type="checkbox"
            checked={isWhole}
            ref={box => {
              if (box) box.indeterminate = chosen.length > 0 && !isWhole;
            }}
            onChange={press}
            aria-label={translate('app.list.selectAll')}
          />
        </th>
        <Col source="id" className="number-of" />
        {children}
      </TableRow>
    </TableHead>
  );
};
