import { Tab, Tabs } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { Allowed } from '../ui/Allowed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useCan, useViewer } from '../ui/viewer.tsx';
import { daysOfPeriod } from '#domain/periods';
import { InvoiceTable } from './InvoiceTable.tsx';
import { Summary } from './Summary.tsx';
import { usePeriod } from './usePeriod.ts';

/** The accounting view splits what comes in from what goes out (Spec 2). */
const VIEWS = ['all', 'income', 'expense'] as const;
type View = (typeof VIEWS)[number];
const DIRECTION = { income: 'emitted', expense: 'received' } as const;

export const InvoiceList = () => (
  <Allowed action="read" resource="invoices">
    <InvoiceViews />
  </Allowed>
);

const InvoiceViews = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  const may = useCan();
  const [kept, setView] = useStore<View>('invoices.view', 'all');
  const view = may('read', 'accounting') ? kept : 'all';
  const { period } = usePeriod();
  const isOwn = role === 'carrier' || role === 'client';
  return (
    <>
      <PageTitle title={`resources.invoices.page.${isOwn ? 'mine' : 'list'}`} />
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
      {view === 'all' ? (
        <InvoiceTable key={view} storeKey="invoices.all" />
      ) : (
        <>
          <Summary flow={view} />
          <InvoiceTable
            key={view}
            storeKey={`invoices.${view}`}
            filter={{ direction: DIRECTION[view], date: { isBetween: daysOfPeriod(period) } }}
            embedded
          />
        </>
      )}
    </>
  );
};
