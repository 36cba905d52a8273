import { type RaRecord } from 'react-admin';
import { LOAD_STATUS_GROUPS, loadLabel } from '#domain/loads';
import { hiddenFields } from '#domain/permissions';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { ImportButton } from '../imports/ImportButton.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { GroupFilter } from '../ui/filters/GroupFilter.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { LoadCard } from './LoadCard.tsx';
import { RouteChip } from './RouteChip.tsx';
import { Trip } from './Trip.tsx';
import { TRIP_CELL } from './tripCell.ts';

const clientOf = ({ client }: RaRecord): string => client?.alias || client?.name || '';

/** The orders, by group of status (Spec 4). Clients see theirs, carriers and drivers those on their routes. */
export const LoadList = () => {
  const { role } = useViewer();
  const hidden = hiddenFields(role, 'loads');
  const isClient = role === 'client';
  return (
    <EntityList
      title={isClient ? 'resources.loads.page.mine' : undefined}
      sort={{ field: 'id', order: 'DESC' }}
      filters={[<GroupFilter key="group" groups={LOAD_STATUS_GROUPS} />]}
      filterFields={FILTERS}
      hiddenColumns={['invoiceDate', 'packages', 'goodsNature']}
      refresh={60_000}
      actions={<ImportButton resource="loads" />}
      mobile={isClient ? OWN_CARD : CARD}
    >
      <Col source="id" render={({ id }) => loadLabel({ id })} />
      {!isClient && <Col source="client" disableSort render={clientOf} />}
      <Col source="clientRef" label="resources.loads.fields.clientRefShort" />
      <Col
        source="trip"
        disableSort
        cellSx={() => TRIP_CELL}
        render={({ origin, destination, intermediateStops }) => (
          <Trip origin={origin} destination={destination} stops={intermediateStops?.length} />
        )}
      />
      <Col source="pickupDate" label="resources.loads.fields.pickupShort" render={pickupOf} />
      <Col source="deliveryDate" label="resources.loads.fields.deliveryShort" render={deliveryOf} />
      <Col source="invoiceDate" render={() => <DayField source="invoiceDate" />} />
      <Col align="right" source="weight" label="resources.loads.fields.weightShort" render={weightOf} />
      <Col align="right" source="packages" render={packagesOf} />
      <Col source="goodsNature" />
      {!hidden.has('price') && <Col align="right" source="price" render={() => <MoneyField source="price" />} />}
      {!hidden.has('routeId') && (
        <Col source="route" disableSort cellSx={CHIP} render={({ routeId }) => <RouteChip routeId={routeId} />} />
      )}
      <Col source="status" render={() => <StatusBadge />} />
    </EntityList>
  );
};

const OWN_CARD: CardListProps['show'] = {
  primary: ({ id, clientRef }) => [loadLabel({ id }), clientRef].filter(Boolean).join(' · '),
  secondary: load => <LoadCard load={load} />,
  tertiary: () => <StatusBadge />,
};

const CARD: CardListProps['show'] = {
  ...OWN_CARD,
  primary: load => [loadLabel({ id: load.id }), clientOf(load)].filter(Boolean).join(' · '),
};

/** As wide as what is in it on other pages. */
const CHIP = () => ({ minWidth: 86 });

const pickupOf = () => <DayField source="pickupDate" />;
const deliveryOf = () => <DayField source="deliveryDate" />;
const packagesOf = () => <NumberField source="packages" />;
const weightOf = () => <NumberField source="weight" unit="kg" />;

const FILTERS = [
  'clientId',
  'clientRef',
  'status',
  'pickupDate',
  'deliveryDate',
  'invoiceDate',
  'weight',
  'length',
  'packages',
  'price',
  'loadType',
  'loadSide',
  'isPalleted',
  'goodsNature',
  'cmrNumber',
  'routeRef',
  'routeId',
  'invoiceId',
];
