import { formatDays } from '#domain/dates';
import { routeLabel } from '#domain/routes';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';

const NEWEST = { field: 'startDate', order: 'DESC' } as const;

const CARD: CardListProps['show'] = {
  primary: route => routeLabel({ id: route.id }),
  secondary: ({ startDate, endDate }) => formatDays(startDate, endDate),
  tertiary: () => <StatusBadge />,
};

/** The routes of the carrier around, the latest first. */
export const CarrierRoutes = () => (
  <RelatedList
    resource="routes"
    target="carrierId"
    sort={NEWEST}
    addLabel="resources.routes.actions.create"
    mobile={CARD}
  >
    <Col source="id" render={({ id }) => routeLabel({ id })} />
    <Col source="status" render={() => <StatusBadge />} />
    <Col source="startDate" render={() => <DayField source="startDate" />} />
    <Col source="endDate" render={() => <DayField source="endDate" />} />
    <Col source="tractionVehicleId" disableSort render={route => route.tractionVehicle?.number ?? ''} />
    <Col source="towingVehicleId" disableSort render={route => route.towingVehicle?.number ?? ''} />
    <Col align="right" source="loads" disableSort render={({ totals }) => totals?.loads ?? 0} />
    <Col align="right" source="price" render={() => <MoneyField source="price" />} />
  </RelatedList>
);
