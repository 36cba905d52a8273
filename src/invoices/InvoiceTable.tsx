import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

import type { Role } from '#domain/roles';
import { Col } from '../ui/lists/Col.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { EntityList, type EntityListProps } from '../ui/lists/EntityList.tsx';
import { MoneyField } from '../ui/fields/MoneyField.tsx';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { Counterpart } from './Counterpart.tsx';
import { CompanyFilter } from './CompanyFilter.tsx';
import { counterpartName } from './counterpartName.ts';
import { CreateButtons } from './CreateButtons.tsx';
import { DirectionChip } from './DirectionChip.tsx';
import { DirectionFilter } from './DirectionFilter.tsx';
import { DueDay } from './DueDay.tsx';
import { invoiceFilters } from './invoiceFilters.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { ProcessedMark } from './ProcessedMark.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useInvoiceBulk } from './useInvoiceBulk.tsx';

const CARD: CardListProps['show'] = {
  primary: ({ num, payable }) => (
    <>
      {num} · <MoneyField value={payable} /> <ProcessedMark />
    </>
  ),
  secondary: invoice => (
    <>
      {counterpartName(invoice)} · <DayField value={invoice.date} />
    </>
  ),
  tertiary: () => <InvoiceStatus />,
};

const FILTERED = ['num', 'date', 'dueDate', 'value', 'total', 'payable', 'isProcessed'];
const SORTED = ['date', 'dueDate', 'num', 'value', 'total', 'payable', 'status'];

/** Quick filters. The accounting's tabs say which way and when by themselves, and a client is only ever sent invoices. */
const filtersOf = (role: Role, few: boolean) => [
  <StatusFilter key="status" />,
  ...(few || role === 'client' ? [] : [<DirectionFilter key="direction" />]),
  ...(few ? [] : [<PeriodFilter key="period" />]),
  ...(few || role !== 'accountant' ? [] : [<CompanyFilter key="company" />]),
];

/** Headings as short as their columns are narrow. */
const short = (field: string): string => `resources.invoices.short.${field}`;
const NUMBER = () => ({ fontWeight: 600, whiteSpace: 'nowrap' });
const PARTY = () => ({ minWidth: { lg: 180 } });

type Props = Pick<EntityListProps, 'filter' | 'storeKey' | 'embedded'>;

/** Invoices as a table; what a narrow screen has no room for is on the invoice's page. */
export const InvoiceTable = (props: Props) => {
  const { role } = useViewer();
  const may = useCan();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const bulk = useInvoiceBulk();
  const seesParty = role !== 'accountant';
  const seesProcessed = role !== 'client';
  // With both of these columns a laptop's screen has no room for the base, too.
  const isFull = seesParty && seesProcessed;
  const showsTotal = useMediaQuery((theme: Theme) => theme.breakpoints.up(1280));
  const showsValue = useMediaQuery((theme: Theme) => theme.breakpoints.up(isFull ? 1400 : 1280));
  return (
    <EntityList
      {...props}
      title={false}
      sort={{ field: 'date', order: 'DESC' }}
      filters={filtersOf(role, !!props.embedded || !hasRoom)}
      filterFields={invoiceFilters(role, FILTERED)}
      sortFields={SORTED}
      mobile={CARD}
      bulkActions={bulk}
      bulkDelete={false}
      create={may('create', 'invoices') && <CreateButtons />}
    >
      <Col source="num" cellSx={NUMBER} />
      <Col source="date" render={() => <DayField source="date" />} />
      {hasRoom && <Col source="dueDate" render={() => <DueDay />} />}
      {seesParty && hasRoom && (
        <Col source="direction" label={short('direction')} disableSort render={() => <DirectionChip />} />
      )}
      <Col
        source="participant"
        label={seesParty ? short('participant') : 'resources.invoices.period.company'}
        cellSx={PARTY}
        disableSort
        render={() => <Counterpart />}
      />
      {showsValue && (
        <Col source="value" label={short('value')} align="right" render={() => <MoneyField source="value" />} />
      )}
      {showsTotal && (
        <Col source="total" label={short('total')} align="right" render={() => <MoneyField source="total" />} />
      )}
      <Col source="payable" label={short('payable')} align="right" render={() => <MoneyField source="payable" />} />
      <Col source="status" render={() => <InvoiceStatus />} />
      {seesProcessed && hasRoom && (
        <Col source="isProcessed" label={short('isProcessed')} render={() => <ProcessedMark />} />
      )}
    </EntityList>
  );
};
