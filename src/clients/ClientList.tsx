import { formatPhone } from '#domain/identifiers/phone';
import { Col } from '../ui/lists/Col.tsx';
import { AddressText } from '../ui/fields/AddressText.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ImportButton } from '../imports/ImportButton.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { OwnRow } from '../ui/lists/OwnRow.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ClientOptions } from './ClientOptions.tsx';

const FILTERS = [
  'name',
  'alias',
  'nif',
  'provider',
  'receiveLoadsUpdates',
  'createUserClient',
  'email',
  'phone',
  'createdAt',
];
const SORTS = ['name', 'alias', 'nif', 'provider', 'createdAt', 'updatedAt'];
const HIDDEN = ['provider'];

const CARD: CardListProps['show'] = {
  primary: ({ name }) => name,
  secondary: ({ alias, nif, phone }) => [alias, nif, formatPhone(phone)].filter(Boolean).join(' · '),
};

/** Who pays for the loads (Spec 3). */
export const ClientList = () => {
  const { role, clientId } = useViewer();
  if (role === 'client' && clientId) return <OwnRow resource="clients" id={clientId} />;
  return (
    <EntityList
      sort={{ field: 'name', order: 'ASC' }}
      filterFields={FILTERS}
      sortFields={SORTS}
      hiddenColumns={HIDDEN}
      actions={<ImportButton resource="clients" />}
      mobile={CARD}
    >
      <Col source="name" />
      <Col source="alias" />
      <Col source="nif" />
      <Col source="provider" />
      <Col
        source="phone"
        disableSort
        render={({ phone }) => formatPhone(phone)}
        cellSx={() => ({ whiteSpace: 'nowrap' })}
      />
      <Col source="email" />
      <Col source="address" disableSort render={() => <AddressText source="address" />} />
      <Col source="options" disableSort render={() => <ClientOptions />} />
    </EntityList>
  );
};
