import { useStore } from 'react-admin';
import { OwnStatements } from '../invoiceRuns/OwnStatements.tsx';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { ViewTabs } from '../ui/pages/ViewTabs.tsx';
import { useCan, useViewer } from '../ui/pages/viewer.tsx';
import { AccountingView } from './AccountingView.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { Overdue } from './Overdue.tsx';
import { SepaFileTable } from '../sepaFiles/SepaFileTable.tsx';

/** The accounting view splits what comes in from what goes out (Spec 2). Each needs a right. */
const VIEWS = {
  all: 'invoices',
  income: 'accounting',
  expense: 'accounting',
  overdue: 'invoices',
  sepa: 'sepaFiles',
} as const;
type View = keyof typeof VIEWS;

export const InvoiceList = () => (
  <Allowed action="read" resource="invoices">
    <InvoiceViews />
  </Allowed>
);

const InvoiceViews = () => {
  const { role } = useViewer();
  const may = useCan();
  const [kept, setView] = useStore<View>('invoices.view', 'all');
  const views = (Object.keys(VIEWS) as View[]).filter(each => may('read', VIEWS[each]));
  const view = views.includes(kept) ? kept : 'all';
  const isOwn = role === 'carrier' || role === 'client';
  return (
    <>
      <PageTitle title={`resources.invoices.page.${isOwn ? 'mine' : 'list'}`} />
      <ViewTabs views={views} value={view} onChange={setView} texts="resources.invoices.views" />
      <OwnStatements>
        {view === 'all' && <InvoiceTable key={view} storeKey="invoices.all" />}
        {view === 'overdue' && <Overdue />}
        {view === 'sepa' && <SepaFileTable />}
        {(view === 'income' || view === 'expense') && <AccountingView key={view} flow={view} />}
      </OwnStatements>
    </>
  );
};
