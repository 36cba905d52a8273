import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import { ActiveBadge } from './ActiveBadge.tsx';

type Props = {
  owner: 'carrierId' | 'clientId';
  /** Whether the owner may have (more) accounts at all. */
  mayAdd?: boolean;
};

const ROLE_OF = { carrierId: 'carrier', clientId: 'client' } as const;

const CARD: CardListProps['show'] = {
  primary: ({ username }) => username,
  secondary: ({ email }) => email,
  tertiary: () => <ActiveBadge />,
};

/** The accounts of the carrier or client around: `<UsersRelated owner="carrierId" />`. */
export const UsersRelated = ({ owner, mayAdd = true }: Props) => (
  <RelatedList
    resource="users"
    target={owner}
    sort={{ field: 'username', order: 'ASC' }}
    add={mayAdd && { role: ROLE_OF[owner] }}
    addLabel="resources.users.actions.create"
    mobile={CARD}
  >
    <Col source="username" />
    <Col source="email" />
    <Col source="isActive" render={() => <ActiveBadge />} />
    <Col source="lastLogin" render={() => <MomentField source="lastLogin" />} />
  </RelatedList>
);
