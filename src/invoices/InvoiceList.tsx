import { Tab, Tabs } from '@mui/material';
import { DataTable, useStore, useTranslate } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import type { CardListProps } from '../ui/CardList.tsx';
import { DayField } from '../ui/DayField.tsx';
import { EntityList } from '../ui/EntityList.tsx';
import { MoneyField } from '../ui/MoneyField.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useCan, useViewer } from '../ui/viewer.tsx';
import { BulkMark } from './BulkMark.tsx';
import { Counterpart } from './Counterpart.tsx';
import { counterpartName } from './counterpartName.ts';
import { CreateButtons } from './CreateButtons.tsx';
import { DirectionChip } from './DirectionChip.tsx';
import { DueDay } from './DueDay.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import { ProcessedMark } from './ProcessedMark.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const CARD: CardListProps['show'] = {
  primary: ({ num, payable }) => (
    <>
      {num} · <MoneyField value={payable} />
    </>
  ),
  secondary: invoice => (
    <>
      {counterpartName(invoice)} <DayField value={invoice.date} />
    </>
  ),
  tertiary: () => <InvoiceStatus />,
};

const FILTERS = [<StatusFilter key="status" source="status" alwaysOn />];

/** The accounting view splits what comes in from what goes out (Spec 2). */
const VIEWS = ['all', 'income', 'expense'] as const;
type View = (typeof VIEWS)[number];

export const InvoiceList = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const may = useCan();
  const [kept, setView] = useStore<View>('invoices.view', 'all');
  const view = may('read', 'accounting') ? kept : 'all';
  const isOffice = isAdminLevel(role);
  const seesCounterpart = role !== 'accountant';
  return (
    <>
      <PageTitle
        title={isOffice || role === 'accountant' ? 'resources.invoices.page.list' : 'resources.invoices.page.mine'}
      />
      {may('read', 'accounting') && (
        <Tabs
          value={view}
          onChange={(_, next: View) => setView(next)}
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {VIEWS.map(each => (
            <Tab key={each} value={each} label={translate(`resources.invoices.views.${each}`)} />
          ))}
        </Tabs>
      )}
      <EntityList
        key={view}
        title={false}
        sort={{ field: 'date', order: 'DESC' }}
        filter={view === 'all' ? undefined : { flow: view }}
        storeKey={`invoices.${view}`}
        embedded={view !== 'all'}
        filters={FILTERS}
        filterFields={FILTERED}
        sortFields={SORTED}
        mobile={CARD}
        bulkActions={isOffice || role === 'accountant' ? <BulkMark /> : undefined}
        create={may('create', 'invoices') && <CreateButtons />}
      >
        <DataTable.Col source="num" cellSx={() => ({ fontWeight: 600, whiteSpace: 'nowrap' })} />
        <DataTable.Col source="date" render={() => <DayField source="date" />} />
        <DataTable.Col source="dueDate" render={() => <DueDay />} />
        {seesCounterpart && <DataTable.Col source="direction" disableSort render={() => <DirectionChip />} />}
        <DataTable.Col
          source="participant"
          label={seesCounterpart ? undefined : 'resources.invoices.fields.carrier'}
          disableSort
          render={() => <Counterpart />}
        />
        <DataTable.Col source="value" align="right" render={() => <MoneyField source="value" />} />
        <DataTable.Col source="total" align="right" render={() => <MoneyField source="total" />} />
        <DataTable.Col source="payable" align="right" render={() => <MoneyField source="payable" />} />
        <DataTable.Col source="status" render={() => <InvoiceStatus />} />
        {role !== 'client' && <DataTable.Col source="isProcessed" render={() => <ProcessedMark />} />}
      </EntityList>
    </>
  );
};

const FILTERED = [
  'num',
  'date',
  'dueDate',
  'clientId',
  'carrierId',
  'value',
  'total',
  'payable',
  'isEmitted',
  'isProcessed',
];
const SORTED = ['date', 'dueDate', 'num', 'value', 'total', 'payable', 'status'];
