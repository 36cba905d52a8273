import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { ListBase, useResourceContext } from 'react-admin';
import { type ReactNode, useState } from 'react';
import { Allowed } from '../pages/Allowed.tsx';
import { BulkBar } from './BulkBar.tsx';
import { type CardListProps, CardList } from './CardList.tsx';
import { EntityTable } from './EntityTable.tsx';
import { JumpToOnly } from './JumpToOnly.tsx';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { CardsSkeleton, TableSkeleton } from './RowsSkeleton.tsx';
import { PageAhead } from '../pages/PageAhead.tsx';
import { Pages } from './Pages.tsx';
import { PageTitle } from '../pages/PageTitle.tsx';
import type { OfRow, Row } from '../fields/row.ts';

export type EntityListProps = {
  /** Columns: `<Col source="name" />` … (from react-admin). Sortable when `source` is a column of the API. */
  children: ReactNode;
  /** The resource; that of the page by itself. */
  resource?: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Always applied, never shown: `{ carrierId: 3 }`. */
  filter?: Record<string, unknown>;
  /** Quick filters beside the search, always in sight: `[<SelectFilter key="status" source="status" />]`. */
  filters?: readonly ReactNode[];
  /** Fields of the filter menu, with the operators of Spec 5; every readable field of the entity by itself. */
  filterFields?: readonly string[];
  /** Fields of the sort menu; the filter's that can be sorted, by itself. */
  sortFields?: readonly string[];
  /** What a phone shows of a row instead of the table. */
  mobile: CardListProps['show'];
  /** Shows the rows in a way of its own (`useListContext`) instead of the table and the phone's cards. */
  body?: ReactNode;
  /** More buttons in the toolbar. */
  actions?: ReactNode;
  /** For the selected rows; besides delete. */
  bulkActions?: ReactNode;
  /** Rows are removed one by one, on their page. */
  bulkDelete?: false;
  /** No checkboxes whatever the role ("unless it is fixed"). */
  fixed?: boolean;
  /** Which rows may be selected. */
  isRowSelectable?: OfRow<boolean>;
  /** Columns that start out hidden. */
  hiddenColumns?: string[];
  /** No button that adds, whatever the role. */
  create?: false | ReactNode;
  /** What a new row starts with. */
  createRecord?: Record<string, unknown>;
  search?: false;
  exports?: false;
  /** Key of what is said when there are no rows and nothing is filtered; `resources.X.empty` by itself. */
  none?: string;
  /** The h1; `resources.X.page.list` by itself. False: part of another page. */
  title?: string | false;
  /** Where filters, order and page are kept, per list and optional filter key (Spec 9). */
  storeKey?: string;
  /** Ask again every so many milliseconds (a soft fetch). */
  refresh?: number;
  /** Several lists on one page keep their parameters out of the address. */
  embedded?: boolean;
  /** Where a row opens; false: nowhere, so that there is no arrow. */
  rowLink?: false | ((id: number | string, resource: string, record: Row) => string | false);
};

/** A flex item is as wide as its content unless it says otherwise. */
const LIST = { display: 'flex', flexDirection: 'column', minWidth: 0 };
const CONTENT = { position: 'relative', minWidth: 0 };

/**
 * A listing: search, filters, order, columns, export, bulk actions and pages; a table, or cards on a phone (Spec 2).
 *
 *   export const CarrierList = () => (
 *     <EntityList sort={{ field: 'name', order: 'ASC' }} mobile={{ primary: carrierName, secondary: c => c.nif }}>
 *       <Col source="name" />
 *       <Col source="companyType" render={() => <ChoiceText source="companyType" />} />
 *     </EntityList>
 *   );
 */
export const EntityList = ({ children, ...props }: EntityListProps) => {
  const context = useResourceContext();
  const resource = props.resource ?? context ?? '';
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isSelecting, setSelecting] = useState(false);
  const title = props.title ?? `resources.${resource}.page.list`;
  return (
    <Allowed action="read" resource={resource}>
      <ListBase
        resource={resource}
        disableAuthentication
        perPage={25}
        sort={props.sort}
        filter={props.filter}
        storeKey={props.storeKey}
        disableSyncWithLocation={props.embedded}
        queryOptions={{ refetchInterval: props.refresh }}
        // Without a connection the body says so, with what was there before.
        offline={false}
      >
        <Box sx={LIST}>
          <Box sx={CONTENT}>
            {title !== false && <PageTitle title={title} />}
            <ListBar
              {...props}
              selecting={isPhone && !props.body ? { isOn: isSelecting, set: setSelecting } : undefined}
            />
            {!props.embedded && <JumpToOnly rowLink={props.rowLink} />}
            {!props.embedded && props.rowLink !== false && <PageAhead />}
            <ListBody
              none={props.none}
              skeleton={props.body ? undefined : isPhone ? <CardsSkeleton /> : <TableSkeleton />}
            >
              {props.body ??
                (isPhone ? (
                  <CardList
                    show={props.mobile}
                    rowLink={props.rowLink}
                    selecting={isSelecting}
                    isRowSelectable={props.isRowSelectable}
                  />
                ) : (
                  <EntityTable {...props}>{children}</EntityTable>
                ))}
            </ListBody>
          </Box>
          <Pages />
          <BulkBar {...props} />
        </Box>
      </ListBase>
    </Allowed>
  );
};
