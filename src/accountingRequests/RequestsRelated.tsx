import { Col } from '../ui/lists/Col.tsx';
import { ActionColumn } from '../ui/lists/ActionColumn.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { RelatedList } from '../ui/lists/RelatedList.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { Decide } from './Decide.tsx';
import { RequestSubject } from './RequestSubject.tsx';

const CARD: CardListProps['show'] = {
  primary: () => <ChoiceText source="kind" />,
  secondary: ({ createdAt }) => <MomentField value={createdAt} />,
  tertiary: () => <StatusBadge />,
};

/** What the carrier around has asked for, and how it stands: `<RequestsRelated />`. */
export const RequestsRelated = () => (
  <RelatedList
    resource="accountingRequests"
    target="carrierId"
    add={false}
    sort={{ field: 'createdAt', order: 'DESC' }}
    mobile={CARD}
  >
    <Col source="createdAt" render={() => <MomentField source="createdAt" />} />
    <Col source="kind" render={() => <ChoiceText source="kind" />} />
    <Col
      source="loadId"
      label="resources.accountingRequests.fields.subject"
      disableSort
      render={() => <RequestSubject />}
    />
    <Col source="comments" disableSort />
    <Col source="status" render={() => <StatusBadge />} />
    <ActionColumn name="decide" heading="app.list.more">
      <Decide />
    </ActionColumn>
  </RelatedList>
);
