import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Tax } from '#domain/invoices/tax';

/** Puts in what an invoice bears if nobody says otherwise, and notes that nobody did. */
export const proposeTax = ({ setValue }: Pick<UseFormReturn<FieldValues>, 'setValue'>, tax: Tax): void => {
  setValue('tax', tax);
  setValue('shownTax', tax);
};
