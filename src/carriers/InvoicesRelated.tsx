import { DataTable } from 'react-admin';
import type { CardListProps } from '../ui/CardList.tsx';
import { DayField } from '../ui/DayField.tsx';
import { MoneyField } from '../ui/MoneyField.tsx';
import { RelatedList } from '../ui/RelatedList.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';

/** Clients are sent invoices, carriers send them (Design 7): what a new one starts as. */
const NEW = { carrierId: { isEmitted: false }, clientId: { isEmitted: true } } as const;

const CARD: CardListProps['show'] = {
  primary: ({ num }) => num,
  secondary: ({ date, total }) => (
    <>
      <DayField value={date} /> · <MoneyField value={total} />
    </>
  ),
  tertiary: () => <StatusBadge />,
};

/** The invoices of the carrier or client around, the latest first: `<InvoicesRelated owner="clientId" />`. */
export const InvoicesRelated = ({ owner }: { owner: keyof typeof NEW }) => (
  <RelatedList
    resource="invoices"
    target={owner}
    sort={{ field: 'date', order: 'DESC' }}
    add={NEW[owner]}
    addLabel="resources.invoices.actions.create"
    mobile={CARD}
  >
    <DataTable.Col source="num" />
    <DataTable.Col source="status" render={() => <StatusBadge />} />
    <DataTable.Col source="date" render={() => <DayField source="date" />} />
    <DataTable.Col source="dueDate" render={() => <DayField source="dueDate" />} />
    <DataTable.Col source="name" />
    <DataTable.Col align="right" source="value" render={() => <MoneyField source="value" />} />
    <DataTable.Col align="right" source="total" render={() => <MoneyField source="total" />} />
  </RelatedList>
);
