import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Direction } from '#domain/invoices/parties';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { EntityList } from '../ui/lists/EntityList.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import type { Row } from '../ui/fields/row.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { Counterpart } from './Counterpart.tsx';
import { counterpartName } from './counterpartName.ts';
import { DeliveryDays } from './DeliveryDays.tsx';
import { invoiceFilters } from './invoiceFilters.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { useInvoiceBulk } from './useInvoiceBulk.tsx';

const short = (field: string): string => `resources.invoices.short.${field}`;

const Days = ({ days }: { days: number | null }) => {
  const translate = useTranslate();
  return days === null ? null : (
    <span style={{ whiteSpace: 'nowrap' }}>{translate('resources.invoices.overdue.days', { smart_count: days })}</span>
  );
};

/** How long it has waited, named as in the table's headings. */
const Waits = ({ invoice: { overdueDays, deliveryDays } }: { invoice: Row }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <span>
        {translate(short('overdueDays'))} <Days days={overdueDays} />
      </span>
      {deliveryDays !== null && (
        <span>
          {translate(short('deliveryDays'))} <DeliveryDays />
        </span>
      )}
    </Box>
  );
};

const CARD: CardListProps['show'] = {
  primary: ({ num, pending }) => (
    <>
      {num} · <MoneyField value={pending} />
    </>
  ),
  secondary: invoice => (
    <>
      {counterpartName(invoice)} · <DayField value={invoice.dueDate} />
      <Waits invoice={invoice} />
    </>
  ),
  tertiary: () => <InvoiceStatus />,
};

const MOST_URGENT = { field: 'dueDate', order: 'ASC' } as const;
const FILTERED = ['num', 'dueDate', 'date', 'payable', 'status'];
const SORTED = ['dueDate', 'date', 'num', 'payable', 'status'];

type Props = { direction: Direction; storeKey: string };

/** Invoices past their due date, the most urgent first, with how long they have waited and what is pending. */
export const OverdueTable = ({ direction, storeKey }: Props) => {
  const { role } = useViewer();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const bulk = useInvoiceBulk();
  return (
    <EntityList
      embedded
      none="resources.invoices.overdue.none"
      title={false}
      storeKey={storeKey}
      filter={{ overdue: true, direction }}
      sort={MOST_URGENT}
      filterFields={invoiceFilters(role, FILTERED)}
      sortFields={SORTED}
      mobile={CARD}
      bulkActions={bulk}
      bulkDelete={false}
      create={false}
    >
      <Col source="num" cellSx={() => ({ fontWeight: 600, whiteSpace: 'nowrap' })} />
      <Col
        source="participant"
        label={role === 'accountant' ? 'resources.invoices.period.company' : short('participant')}
        disableSort
        render={() => <Counterpart />}
      />
      <Col source="dueDate" render={() => <DayField source="dueDate" />} />
      <Col
        source="overdueDays"
        label={short('overdueDays')}
        disableSort
        render={({ overdueDays }: Pick<InvoiceView, 'overdueDays'>) => <Days days={overdueDays} />}
      />
      <Col source="deliveryDays" label={short('deliveryDays')} disableSort render={() => <DeliveryDays />} />
      {isWide && (
        <Col source="payable" label={short('payable')} align="right" render={() => <MoneyField source="payable" />} />
      )}
      <Col
        source="pending"
        label={short('pending')}
        align="right"
        disableSort
        render={() => <MoneyField source="pending" />}
      />
      <Col source="status" render={() => <InvoiceStatus />} />
    </EntityList>
  );
};
