import { useViewer } from '../ui/pages/viewer.tsx';
import type { WizardStep } from '../ui/forms/wizardStep.ts';
import { AmountsSection } from './AmountsSection.tsx';
import { BesidePaper } from './BesidePaper.tsx';
import { CounterpartSection } from './CounterpartSection.tsx';
import { FilesSection } from './FilesSection.tsx';
import { needsFile } from './invoiceFormErrors.ts';
import { IssuerNote } from './IssuerNote.tsx';
import { ItemsSection } from './ItemsSection.tsx';
import { MainSection } from './MainSection.tsx';
import { StateSection } from './StateSection.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';
import { usePaper } from './usePaper.ts';

/** An invoice that is made from its paper begins with it. */
const Main = () => {
  const { role } = useViewer();
  const fromFile = useInvoiceValues(values => needsFile(role, values));
  const { isReading } = usePaper();
  return (
    <BesidePaper isReading={isReading}>
      <IssuerNote />
      {fromFile && <FilesSection />}
      <MainSection />
      <ItemsSection />
      <AmountsSection />
      {!fromFile && <FilesSection />}
      <StateSection />
    </BesidePaper>
  );
};

const Counterpart = () => (
  <BesidePaper>
    <CounterpartSection />
  </BesidePaper>
);

const MAIN_FIELDS = [
  'num',
  'name',
  'date',
  'dueDate',
  'dueReason',
  'isEmitted',
  'carrierId',
  'clientId',
  'invoiceId',
  'value',
  'tax',
  'exemption',
  'status',
  'notes',
  'loadIds',
  'routeIds',
  'url',
  'party',
  'fromFile',
  'lastDelivery',
  'correctedDate',
  'shownNum',
  'shownTax',
  'picks',
  'paper',
];

/** The two steps of a new invoice (Spec 2): main data, and the counterpart's. */
export const INVOICE_STEPS: readonly WizardStep[] = [
  { title: 'resources.invoices.sections.main', fields: MAIN_FIELDS, form: Main },
  {
    title: 'resources.invoices.sections.counterpart',
    fields: ['rawName', 'rawNif', 'rawAddress1', 'rawAddress2', 'rawDescription'],
    form: Counterpart,
  },
];
