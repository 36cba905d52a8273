import { isAdminLevel } from '#domain/roles';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { OwnRow } from '../ui/lists/OwnRow.tsx';
import { SelectFilter } from '../ui/filters/SelectFilter.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ActiveBadge } from './ActiveBadge.tsx';
import { FactorBadge } from './FactorBadge.tsx';
import { OwnerLink } from './OwnerLink.tsx';

const FILTERS = [
  'username',
  'email',
  'role',
  'carrierId',
  'clientId',
  'isActive',
  'hasSecondFactor',
  'lastLogin',
  'createdAt',
];
const SORTS = ['username', 'email', 'role', 'lastLogin', 'createdAt'];

const CARD: CardListProps['show'] = {
  primary: ({ username }) => username,
  secondary: ({ role, email }) => (
    <>
      <ChoiceText source="role" value={role} /> · {email}
    </>
  ),
  tertiary: () => <ActiveBadge />,
};

/** Every account, whose it is and when it was last used (Spec 3). */
export const UserList = () => {
  const viewer = useViewer();
  if (!isAdminLevel(viewer.role)) return <OwnRow resource="users" id={viewer.id} />;
  return (
    <EntityList
      sort={{ field: 'username', order: 'ASC' }}
      filterFields={FILTERS}
      sortFields={SORTS}
      filters={[<SelectFilter key="role" source="role" />]}
      mobile={CARD}
    >
      <Col source="username" />
      <Col source="role" render={() => <ChoiceText source="role" />} />
      <Col source="owner" disableSort render={() => <OwnerLink />} />
      <Col source="email" />
      <Col source="isActive" render={() => <ActiveBadge />} />
      <Col source="hasSecondFactor" label="auth.secondFactor.short" render={() => <FactorBadge />} />
      <Col source="lastLogin" render={() => <MomentField source="lastLogin" />} />
    </EntityList>
  );
};
