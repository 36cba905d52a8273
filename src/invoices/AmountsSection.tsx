import { isValueLocked } from '#domain/invoices/rights';
import { isAdminLevel } from '#domain/roles';
import { MoneyInput } from '../ui/inputs/MoneyInput.tsx';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { ExemptionSelect } from './ExemptionSelect.tsx';
import { PaperSums } from './PaperSums.tsx';
import { Proposed } from './Proposed.tsx';
import { TaxSelect } from './TaxSelect.tsx';
import { Totals } from './Totals.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Base and tax, and what follows from them. */
export const AmountsSection = () => {
  const { role } = useViewer();
  const { isLocked, isCorrection } = useInvoiceValues(values => ({
    isLocked: isValueLocked(values),
    isCorrection: !!values.invoiceId && !values.issuerRole,
  }));
  return (
    <Section
      title="resources.invoices.sections.totals"
      help={isCorrection ? 'resources.invoices.help.correctionValue' : undefined}
    >
      <Cell sm={6} md={4}>
        <Proposed source="value" isFixed={isLocked}>
          <MoneyInput
            source="value"
            disabled={isLocked}
            helperText={isLocked ? 'resources.invoices.help.valueLocked' : undefined}
          />
        </Proposed>
      </Cell>
      <Cell sm={6} md={4}>
        <Proposed source="tax">
          <TaxSelect warns={isAdminLevel(role)} />
        </Proposed>
        <ExemptionSelect />
      </Cell>
      <Cell md={4}>
        <Totals />
        <PaperSums />
      </Cell>
    </Section>
  );
};
