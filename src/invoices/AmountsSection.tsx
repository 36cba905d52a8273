import { isValueLocked } from '#domain/invoiceRights';
import { isAdminLevel } from '#domain/roles';
import { MoneyInput } from '../ui/MoneyInput.tsx';
import { Cell, Section } from '../ui/Section.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { TaxSelect } from './TaxSelect.tsx';
import { Totals } from './Totals.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Base and tax, and what follows from them. */
export const AmountsSection = () => {
  const { role } = useViewer();
  const values = useInvoiceValues();
  const isLocked = isValueLocked(values);
  return (
    <Section title="resources.invoices.sections.totals">
      <Cell sm={6} md={4}>
        <MoneyInput
          source="value"
          disabled={isLocked}
          helperText={isLocked ? 'resources.invoices.help.valueLocked' : undefined}
        />
      </Cell>
      <Cell sm={6} md={4}>
        <TaxSelect warns={isAdminLevel(role) && values.isEmitted === true} />
      </Cell>
      <Cell md={4}>
        <Totals />
      </Cell>
    </Section>
  );
};
