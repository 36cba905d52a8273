import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { MomentField } from '../ui/fields/MomentField.tsx';
import { SepaFileStatus } from './SepaFileStatus.tsx';

const CARD: CardListProps['show'] = {
  primary: ({ total }) => <MoneyField value={total} />,
  secondary: ({ messageId, day }) => (
    <>
      {messageId} · <DayField value={day} />
    </>
  ),
  tertiary: () => <SepaFileStatus />,
};

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** The files that were made for the bank, the latest first. */
export const SepaFileTable = () => (
  <EntityList
    resource="sepaFiles"
    embedded
    title={false}
    storeKey="sepaFiles"
    sort={NEWEST}
    filterFields={['messageId', 'day', 'total', 'paidDate']}
    mobile={CARD}
    create={false}
    bulkDelete={false}
    exports={false}
    fixed
  >
    <Col source="messageId" cellSx={() => ({ fontWeight: 600, whiteSpace: 'nowrap' })} />
    <Col source="createdAt" render={() => <MomentField source="createdAt" />} />
    <Col source="day" render={() => <DayField source="day" />} />
    <Col source="count" align="right" />
    <Col source="total" align="right" render={() => <MoneyField source="total" />} />
    <Col source="paidDate" render={() => <SepaFileStatus />} />
  </EntityList>
);
