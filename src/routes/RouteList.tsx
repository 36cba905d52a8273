import { Navigate } from 'react-admin';
import { carrierName } from '#domain/carriers';
import { hiddenFields } from '#domain/permissions';
import { ROUTE_STATUS_GROUPS, routeLabel } from '#domain/routes';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { GroupFilter } from '../ui/filters/GroupFilter.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { RouteChip } from '../loads/RouteChip.tsx';
import { TRIP_CELL } from '../loads/tripCell.ts';
import { platesOf } from './plates.ts';
import { RequestsFilter } from './RequestsFilter.tsx';
import { RouteCard } from './RouteCard.tsx';
import { RouteStatus } from './RouteStatus.tsx';
import { RouteTrip } from './RouteTrip.tsx';

/** The routes by group of status (Spec 4); a carrier finds its own here, "Mis cargas". */
export const RouteList = () => {
  const { role } = useViewer();
  const hidden = hiddenFields(role, 'routes');
  const isCarrier = role === 'carrier';
  if (role === 'driver') return <Navigate to="/driver/routes" />;
  return (
    <EntityList
      title={isCarrier ? 'resources.routes.page.mine' : undefined}
      sort={{ field: 'id', order: 'DESC' }}
      filters={QUICK}
      filterFields={isCarrier ? FILTERS.filter(name => name !== 'carrierId' && name !== 'isPublic') : FILTERS}
      hiddenColumns={['clientRef', 'invoiceDate', 'totals.length']}
      refresh={60_000}
      mobile={CARD}
    >
      <Col source="id" render={({ id }) => <RouteChip routeId={id} />} />
      <Col source="status" render={() => <RouteStatus />} />
      {!isCarrier && <Col source="carrier" disableSort render={({ carrier }) => carrierName(carrier ?? {})} />}
      <Col source="vehicles" disableSort render={platesOf} />
      <Col source="trip" disableSort cellSx={() => TRIP_CELL} render={({ loads }) => <RouteTrip route={{ loads }} />} />
      <Col source="startDate" label="resources.routes.fields.startShort" render={startOf} />
      <Col source="endDate" label="resources.routes.fields.endShort" render={endOf} />
      <Col source="invoiceDate" render={() => <DayField source="invoiceDate" />} />
      <Col align="right" source="loads" disableSort render={({ totals }) => totals.loads} />
      <Col align="right" source="totals.weight" disableSort render={weightOf} />
      <Col align="right" source="totals.length" disableSort render={lengthOf} />
      {!hidden.has('price') && <Col align="right" source="price" render={() => <MoneyField source="price" />} />}
      <Col source="clientRef" />
    </EntityList>
  );
};

const QUICK = [<GroupFilter key="group" groups={ROUTE_STATUS_GROUPS} />, <RequestsFilter key="hasRequests" />];

const CARD: CardListProps['show'] = {
  primary: ({ id }) => routeLabel({ id }),
  secondary: route => <RouteCard route={{ ...route, loads: route.loads, totals: route.totals }} />,
  tertiary: () => <RouteStatus />,
};

const startOf = () => <DayField source="startDate" />;
const endOf = () => <DayField source="endDate" />;
const weightOf = () => <NumberField source="totals.weight" unit="kg" />;
const lengthOf = () => <NumberField source="totals.length" unit="m" />;

const FILTERS = [
  'status',
  'carrierId',
  'tractionVehicleId',
  'startDate',
  'endDate',
  'invoiceDate',
  'price',
  'isPublic',
  'clientRef',
  'invoiceId',
];
