import { useRecordContext } from 'react-admin';
import { invoiceEditRefusal, isIssued } from '#domain/invoices/rights';
import { isAdminLevel } from '#domain/roles';
import { LockBanner } from '../ui/forms/LockBanner.tsx';
import { ReadOnly } from '../ui/forms/ReadOnly.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { AmountsSection } from './AmountsSection.tsx';
import { CorrectedByNote } from './CorrectedByNote.tsx';
import { CounterpartSection } from './CounterpartSection.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { ItemsSection } from './ItemsSection.tsx';
import { MainSection } from './MainSection.tsx';
import { SelfBilledNote } from './SelfBilledNote.tsx';
import { StateSection } from './StateSection.tsx';

/** Both steps on one page. What the office issued stays as it is: only its state goes on changing (Design 7). */
export const InvoiceInputs = () => {
  const { role } = useViewer();
  const invoice = useRecordContext<InvoiceView>();
  const isOffice = isAdminLevel(role);
  const isSealed = !!invoice && invoiceEditRefusal(invoice, role) !== null;
  return (
    <>
      {isOffice && invoice && isIssued(invoice) && !invoice.disabled && (
        <LockBanner reason="errors.invoices.issuedImmutable" />
      )}
      <SelfBilledNote />
      <CorrectedByNote />
      <ReadOnly when={isSealed}>
        <MainSection />
        <ItemsSection />
        <AmountsSection />
        <CounterpartSection />
      </ReadOnly>
      <StateSection />
    </>
  );
};
