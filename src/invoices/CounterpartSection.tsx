import { useRecordContext } from 'react-admin';
import { nifWarning } from '#domain/contact';
import { isIssued } from '#domain/invoices/rights';
import { hiddenFields } from '#domain/permissions';
import { isAdminLevel } from '#domain/roles';
import { Input } from '../ui/inputs/Input.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { WarnedInput } from '../ui/inputs/WarnedInput.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { Proposed } from './Proposed.tsx';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

const partiesIn = ({ clientId, carrierId, invoiceId, isEmitted, party, routeIds }: InvoiceValues) => ({
  isKnown: isEmitted && (clientId || carrierId),
  isCorrection: !!invoiceId,
  isSale: isEmitted === true && !routeIds?.length,
  party,
});

/** The counterpart as it stands on the paper, and what the invoice is for (step 2 of Spec 2). */
export const CounterpartSection = () => {
  const { role } = useViewer();
  const stored = useRecordContext<InvoiceView>();
  const { isKnown, isCorrection, isSale, party } = useInvoiceValues(partiesIn);
  if (hiddenFields(role, 'invoices').has('rawName')) return null;
  const isNew = !stored?.id;
  const isStranger = isAdminLevel(role) && party === 'external' && !isCorrection;
  const asked = role === 'carrier' && isSale ? 'customerNeeded' : isStranger ? 'counterpartNeeded' : 'counterpart';
  const help = isKnown ? 'counterpartKnown' : asked;
  const title = stored && isIssued(stored) ? 'recipient' : 'counterpart';
  return (
    <Section
      title={`resources.invoices.sections.${title}`}
      help={isNew ? `resources.invoices.help.${help}` : undefined}
    >
      <Cell sm={8}>
        <Proposed source="rawName">
          <Input source="rawName" />
        </Proposed>
      </Cell>
      <Cell sm={4}>
        <Proposed source="rawNif">
          <WarnedInput source="rawNif" warn={nifWarning} />
        </Proposed>
      </Cell>
      <Cell sm={6}>
        <Input source="rawAddress1" />
      </Cell>
      <Cell sm={6}>
        <Input source="rawAddress2" />
      </Cell>
      <Input
        source="rawDescription"
        multiline
        helperText={isCorrection ? 'resources.invoices.help.correctionReason' : undefined}
      />
    </Section>
  );
};
