import { DataTable } from 'react-admin';
import { loadLabel } from '#domain/loads';
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
    <DataTable.Col source="id" render={({ id }) => loadLabel({ id })} />
    <DataTable.Col source="status" render={() => <StatusBadge />} />
    <DataTable.Col source="clientRef" />
    <DataTable.Col source="origin" disableSort render={() => <AddressText source="origin" />} />
    <DataTable.Col source="destination" disableSort render={() => <AddressText source="destination" />} />
    <DataTable.Col source="pickupDate" render={() => <DayField source="pickupDate" />} />
    <DataTable.Col source="deliveryDate" render={() => <DayField source="deliveryDate" />} />
    <DataTable.Col
      align="right"
      source="weight"
      label="resources.loads.fields.weightShort"
      render={() => <NumberField source="weight" unit="kg" />}
    />
    <DataTable.Col align="right" source="price" render={() => <MoneyField source="price" />} />
  </RelatedList>
);
