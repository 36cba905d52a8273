import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectChoice } from '../ui/inputs/SelectChoice.tsx';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

/** Why the invoice bears no IVA; not asked of one that does, which forgets what was said. */
export const ExemptionSelect = () => {
  const { setValue, getValues } = useFormContext<InvoiceValues>();
  const isTaxed = useInvoiceValues(({ tax }) => !tax || !!tax.IVA);
  useEffect(() => {
    if (isTaxed && getValues('exemption')) setValue('exemption', null, { shouldDirty: true });
  }, [isTaxed, setValue, getValues]);
  if (isTaxed) return null;
  return (
    <SelectChoice
      source="exemption"
      emptyText="resources.invoices.choices.exemption.none"
      helperText="resources.invoices.help.exemption"
    />
  );
};
