import { ListBase, ResourceContextProvider } from 'react-admin';
import { LOAD_STATUS_GROUPS } from '#domain/loads';
import { AccessDenied } from '../app/AccessDenied.tsx';
import { GroupFilter } from '../ui/GroupFilter.tsx';
import { ListBar } from '../ui/ListBar.tsx';
import { ListBody } from '../ui/ListBody.tsx';
import { Pages } from '../ui/Pages.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useCan } from '../ui/viewer.tsx';
import { DispatchTable } from './DispatchTable.tsx';

const TABLE_KEY = 'tableLoads';
const ROWS = 100;
const HALF_MINUTE = 30_000;
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
        perPage={ROWS}
        sort={SOONEST}
        filterDefaultValues={PLANNED}
        storeKey={TABLE_KEY}
        queryOptions={{ refetchInterval: HALF_MINUTE, onError: () => {} }}
      >
        <PageTitle title="resources.loads.table.title" />
        <ListBar
          storeKey={TABLE_KEY}
          mobile={{ primary: () => null }}
          filters={[<GroupFilter key="group" groups={LOAD_STATUS_GROUPS} />]}
          filterFields={FILTERS}
          sortFields={[]}
        />
        <ListBody>
          <DispatchTable storeKey={`${TABLE_KEY}.table`} />
        </ListBody>
        <Pages />
      </ListBase>
    </ResourceContextProvider>
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
