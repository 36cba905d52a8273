import { LinkBase, useTranslate } from 'react-admin';
import { memo } from 'react';
import { formatAddress } from '#domain/geography/address';
import { loadLabel } from '#domain/loads';
import { routeColour } from '#domain/routes/palette';
import type { DispatchColumn } from './dispatchColumns.tsx';
import type { LoadView } from './LoadView.ts';

type Props = {
  load: LoadView;
  columns: readonly DispatchColumn[];
  isSelected: boolean;
  /** The row in use: the one that the Tab key comes to, with what can be pressed in it. */
  isCurrent: boolean;
  /** Not in this list any more; shown for a moment longer. */
  hasLeft: boolean;
};

const coloured = (routeId: number | null | undefined) =>
  routeId ? { boxShadow: `inset 5px 0 0 ${routeColour(routeId).background}` } : undefined;

/**
 * One order of the table. Plain elements, and drawn again only when something of this row changes: selecting one of a
 * hundred must not draw the rest. What keys and pointer do is handled once, around all rows (DispatchRows).
 */
export const DispatchRow = memo(({ load, columns, isSelected, isCurrent, hasLeft }: Props) => {
  const translate = useTranslate();
  const name = loadLabel(load);
  const tabIndex = isCurrent ? 0 : -1;
  const trip = `${formatAddress(load.origin, 'short')} → ${formatAddress(load.destination, 'short')}`;
  const status = translate(`resources.loads.choices.status.${load.status}`);
  return (
    <tr
      data-id={load.id}
      tabIndex={tabIndex}
      aria-selected={isSelected}
      aria-label={[name, status, load.client?.alias || load.client?.name, trip].filter(Boolean).join(', ')}
      className={hasLeft ? 'left' : undefined}
    >
      <td className="tick" style={coloured(load.routeId)}>
        <input
          type="checkbox"
          checked={isSelected}
          readOnly
          tabIndex={tabIndex}
          aria-label={`${translate('app.list.selectRow')} ${name}`}
        />
      </td>
      <td className="number-of">
        <LinkBase to={`/loads/${load.id}`} tabIndex={tabIndex}>
          {name}
        </LinkBase>
      </td>
      {columns.map(column => (
        <td key={column.source} className={column.isNumber && 'quantity'}>
          {column.cell(load, tabIndex)}
        </td>
      ))}
    </tr>
  );
});
