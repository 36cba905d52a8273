import { useRecordContext } from 'react-admin';
import { isAdminLevel } from '#domain/roles';
import { Input } from '../ui/inputs/Input.tsx';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { CorrectsNote } from './CorrectsNote.tsx';
import { DueInput, DueReason } from './DueInputs.tsx';
import { InvoiceDate } from './InvoiceDate.tsx';
import { DirectionSwitch } from './DirectionSwitch.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { NumInput } from './NumInput.tsx';
import { PartyKind } from './PartyKind.tsx';
import { PartyPick } from './PartyPick.tsx';
import { PartyText } from './PartyText.tsx';
import { Proposed } from './Proposed.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Which invoice it is: whose, its number and its dates. */
export const MainSection = () => {
  const { role } = useViewer();
  const stored = useRecordContext<InvoiceView>();
  const { invoiceId, hasPaper } = useInvoiceValues(values => ({
    invoiceId: values.invoiceId,
    hasPaper: !!values.paper,
  }));
  // What was read of a paper is said under each field, and takes room.
  const dayWidth = hasPaper ? 6 : 3;
  const isNew = !stored?.id;
  const isOffice = isAdminLevel(role);
  const asksParty = isNew && !invoiceId && isOffice;
  // The office may find the carrier of an invoice afterwards that it entered with raw data alone (Spec 5).
  const lacksParty = stored?.issuerRole === 'external' && stored.recipientRole === 'admin';
  return (
    <Section title="resources.invoices.sections.main" actions={isNew && !invoiceId && <DirectionSwitch />}>
      {invoiceId && <CorrectsNote id={invoiceId} isNew={isNew} />}
      {asksParty && (
        <Cell sm={5} md={3}>
          <PartyKind />
        </Cell>
      )}
      {asksParty && (
        <Cell sm={7} md={5}>
          <Proposed source="carrierId">
            <PartyPick />
          </Proposed>
        </Cell>
      )}
      {!isNew && (
        <Cell md={8}>
          {lacksParty && isOffice ? <ReferencePick source="carrierId" /> : <PartyText invoice={stored} />}
        </Cell>
      )}
      <Cell md={4}>
        <Proposed source="num">
          <NumInput />
        </Proposed>
      </Cell>
      <Cell md={hasPaper ? 12 : asksParty || !isNew ? 6 : 8}>
        <Input source="name" />
      </Cell>
      <Cell sm={6} md={dayWidth}>
        <Proposed source="date">
          <InvoiceDate />
        </Proposed>
      </Cell>
      <Cell sm={6} md={dayWidth}>
        <Proposed source="dueDate">
          <DueInput />
        </Proposed>
      </Cell>
      <DueReason />
    </Section>
  );
};
