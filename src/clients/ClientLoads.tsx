import { loadLabel } from '#domain/loads';
import { Col } from '../ui/lists/Col.tsx';
import { AddressText } from '../ui/fields/AddressText.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';

const CARD: CardListProps['show'] = {
  primary: ({ id, clientRef }) => [loadLabel({ id }), clientRef].filter(Boolean).join(' · '),
  secondary: ({ origin, destination }) => (
    <>
      <AddressText value={origin} /> → <AddressText value={destination} />
    </>
  ),
  tertiary: () => <StatusBadge />,
};

/** The orders of the client around, the latest first. */
export const ClientLoads = () => (
  <RelatedList
    resource="loads"
    target="clientId"
    sort={{ field: 'id', order: 'DESC' }}
    addLabel="resources.clients.actions.addLoad"
    mobile={CARD}
  >
    <Col source="id" render={({ id }) => loadLabel({ id })} />
    <Col source="status" render={() => <StatusBadge />} />
    <Col source="clientRef" />
    <Col source="origin" disableSort render={() => <AddressText source="origin" />} />
    <Col source="destination" disableSort render={() => <AddressText source="destination" />} />
    <Col source="pickupDate" render={() => <DayField source="pickupDate" />} />
    <Col source="deliveryDate" render={() => <DayField source="deliveryDate" />} />
    <Col
      align="right"
      source="weight"
      label="resources.loads.fields.weightShort"
      render={() => <NumberField source="weight" unit="kg" />}
    />
    <Col align="right" source="price" render={() => <MoneyField source="price" />} />
  </RelatedList>
);
