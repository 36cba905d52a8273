import { useRecordContext } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { Input } from '../ui/Input.tsx';
import { ReferencePick } from '../ui/ReferencePick.tsx';
import { Cell, Section } from '../ui/Section.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { CorrectsNote } from './CorrectsNote.tsx';
import { DateInputs } from './DateInputs.tsx';
import { DirectionSwitch } from './DirectionSwitch.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { NumInput } from './NumInput.tsx';
import { PartyPick } from './PartyPick.tsx';
import { PartyText } from './PartyText.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Which invoice it is: whose, its number and its dates. */
export const MainSection = () => {
  const { role } = useViewer();
  const stored = useRecordContext<InvoiceView>();
  const { invoiceId } = useInvoiceValues();
  const isNew = !stored?.id;
  const isOffice = isAdminLevel(role);
  // The office may find the carrier of an invoice afterwards that it entered with raw data alone (Spec 5).
  const lacksParty = stored?.issuerRole === 'external' && stored.recipientRole === 'admin';
  return (
    <Section title="resources.invoices.sections.main" actions={isNew && !invoiceId && <DirectionSwitch />}>
      {invoiceId && <CorrectsNote id={invoiceId} />}
      {isNew && !invoiceId && isOffice && <PartyPick />}
      {!isNew && (
        <Cell md={8}>
          {lacksParty && isOffice ? <ReferencePick source="carrierId" /> : <PartyText invoice={stored} />}
        </Cell>
      )}
      <Cell md={4}>
        <NumInput />
      </Cell>
      <Cell md={6}>
        <Input source="name" />
      </Cell>
      <DateInputs />
    </Section>
  );
};
