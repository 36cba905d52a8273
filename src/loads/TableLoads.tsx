import { ListBase, ResourceContextProvider, useListContext, useTranslate } from 'react-admin';
import { LOAD_STATUS_GROUPS } from '#domain/loads';
import { AccessDenied } from '../ui/failures/AccessDenied.tsx';
import { GroupFilter } from '../ui/filters/GroupFilter.tsx';
import { ListBar } from '../ui/lists/ListBar.tsx';
import { ListBody } from '../ui/lists/ListBody.tsx';
import { TableSkeleton } from '../ui/lists/RowsSkeleton.tsx';
import { Pages } from '../ui/lists/Pages.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { tableKey } from '../ui/lists/tableKey.ts';
import { useCan } from '../ui/pages/viewer.tsx';
import { DispatchActions } from './DispatchActions.tsx';
import { DispatchDialogs } from './DispatchDialogs.tsx';
import { DispatchTable } from './DispatchTable.tsx';
import { Farewell } from './Farewell.tsx';
import { useGroupCounts } from './useGroupCounts.ts';
import { REFRESH_MS } from './useSelectedLoads.ts';

const TABLE_KEY = 'tableLoads';
const ROWS = 100;
const SOONEST = { field: 'pickupDate', order: 'ASC' } as const;
const PLANNED = { status: LOAD_STATUS_GROUPS.planned };

/** Every order at a glance, to be planned: steps, selection with totals, assignment to routes. For the office. */
export const TableLoads = () => {
  const may = useCan();
  if (!may('read', 'tableLoads')) return <AccessDenied />;
  return (
    <ResourceContextProvider value="loads">
      <ListBase
        resource="loads"
        disableAuthentication
        perPage={ROWS}
        sort={SOONEST}
        filterDefaultValues={PLANNED}
        storeKey={TABLE_KEY}
        queryOptions={{ refetchInterval: REFRESH_MS, onError: () => {} }}
      >
        <DispatchDialogs>
          <div className="whole-width">
            <PageTitle title="resources.loads.table.title" icon="tableLoads" />
            <ListBar
              storeKey={TABLE_KEY}
              mobile={{ primary: () => null }}
              filters={[<Groups key="group" />]}
              filterFields={FILTERS}
              sortFields={[]}
            />
            <DispatchActions />
            <Farewell>
              <Rows />
            </Farewell>
            <Pages />
          </div>
        </DispatchDialogs>
      </ListBase>
    </ResourceContextProvider>
  );
};

const Groups = () => <GroupFilter groups={LOAD_STATUS_GROUPS} counts={useGroupCounts()} />;

/** The table, or which group has nothing in it. */
const Rows = () => {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const { status, ...others } = filterValues;
  const group = Object.entries(LOAD_STATUS_GROUPS).find(([, statuses]) => `${statuses}` === `${status}`)?.[0];
  const isPlain = Object.keys(others).length === 0;
  return (
    <ListBody
      skeleton={<TableSkeleton />}
      empty={group && isPlain ? translate(`resources.loads.table.none.${group}`) : undefined}
    >
      <DispatchTable storeKey={tableKey('loads', TABLE_KEY)} />
    </ListBody>
  );
};

const FILTERS = [
  'clientId',
  'clientRef',
  'pickupDate',
  'deliveryDate',
  'invoiceDate',
  'weight',
  'length',
  'loadType',
  'routeId',
  'invoiceId',
];
