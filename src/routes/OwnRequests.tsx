import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDays } from '#domain/dates';
import { routeLabel } from '#domain/routes';
import { Col } from '../ui/lists/Col.tsx';
import { ActionColumn } from '../ui/lists/ActionColumn.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { EntityList, type EntityListProps } from '../ui/lists/EntityList.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { RouteTrip } from './RouteTrip.tsx';
import type { OwnRequestView } from './RouteView.ts';
import { WithdrawRequest } from './Withdraw.tsx';

const TEXTS = 'resources.requestedRoutes';

/** Where it is kept on the device what this list is narrowed down to. */
export const REQUESTS = 'requestedRoutes';

/**
 * What the carrier has asked for and what came of it, also of routes that it sees no more: the office takes a route out
 * of the pool while it chooses, and gives it to one (Design 6).
 */
export const OwnRequests = () => (
  <EntityList
    resource="requestedRoutes"
    embedded
    title={false}
    storeKey={REQUESTS}
    sort={{ field: 'id', order: 'DESC' }}
    search={false}
    filters={FILTERS}
    filterFields={[]}
    sortFields={[]}
    mobile={CARD}
    create={false}
    bulkDelete={false}
    exports={false}
    fixed
    none={`${TEXTS}.noneOfMine`}
    rowLink={pathOfGiven}
    refresh={60_000}
  >
    <Col source="routeId" disableSort cellSx={NAME} render={({ routeId }) => routeLabel({ id: routeId })} />
    <Col
      source="trip"
      label="resources.routes.fields.trip"
      disableSort
      render={({ route }) => tripOf({ route }) ?? '—'}
    />
    <Col
      source="dates"
      label="resources.routes.sections.dates"
      disableSort
      render={({ route }) => daysOf({ route }) || '—'}
    />
    <Col source="createdAt" disableSort render={() => <MomentField source="createdAt" />} />
    <Col source="status" disableSort render={() => <StatusBadge />} />
    <ActionColumn name="withdraw" heading={`${TEXTS}.actions.withdraw`}>
      <WithdrawPending />
    </ActionColumn>
  </EntityList>
);

const FILTERS = [<SelectFilter key="status" source="status" />];
const NAME = () => ({ fontWeight: 600 });

/** Where a route leads that the carrier is still told of. */
const tripOf = ({ route }: Pick<OwnRequestView, 'route'>) => (route?.loads.length ? <RouteTrip route={route} /> : null);

/** The days of a route that the carrier is still told of. */
const daysOf = ({ route }: Pick<OwnRequestView, 'route'>): string => formatDays(route?.startDate, route?.endDate);

/** A route that was given to the carrier is one of its own. */
const pathOfGiven: EntityListProps['rowLink'] = (_id, _resource, request) =>
  request.status === 'accepted' && request.route ? `/routes/${request.routeId}` : false;

const CARD: CardListProps['show'] = {
  primary: ({ routeId }) => routeLabel({ id: routeId }),
  secondary: ({ route }) => <Asked route={route} />,
  tertiary: () => <StatusBadge />,
  foot: () => (
    <Box sx={{ px: 1, '& > button': { mb: 0.5 } }}>
      <WithdrawPending />
    </Box>
  ),
};

const Asked = ({ route }: Pick<OwnRequestView, 'route'>) => {
  const translate = useTranslate();
  return (
    <>
      {tripOf({ route })}
      <div>{daysOf({ route })}</div>
      {translate(`${TEXTS}.fields.createdAt`)} <MomentField source="createdAt" />
    </>
  );
};

const WithdrawPending = () => {
  const request = useRecordContext<OwnRequestView>();
  return request?.status === 'pending' ? <WithdrawRequest id={request.id} routeId={request.routeId} /> : null;
};
