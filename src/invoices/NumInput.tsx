import { useRecordContext, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '../ui/inputs/Input.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';
import { useNextNumber } from './useNextNumber.ts';

/** The number that the server would give to a new invoice of this date, kept in the form while it is issued (Spec 9). */
const useProposedNumber = (isAsked: boolean): string | undefined => {
  const { setValue, getValues } = useFormContext();
  const toNumber = useInvoiceValues(({ date, invoiceId }) => ({ date, invoiceId }));
  const num = useNextNumber(toNumber, isAsked)?.num;
  const proposed = useRef<string | null>(null);
  useEffect(() => {
    const isOurs = !getValues('num') || getValues('num') === proposed.current;
    if (num && (isOurs || isAsked)) setValue('num', num, { shouldValidate: true });
    proposed.current = num ?? null;
    // An input that can't be typed in sends nothing: what it showed is kept beside it.
    setValue('shownNum', num ?? null);
  }, [num, isAsked, getValues, setValue]);
  return num;
};

/** The supplier's number is typed; ours follows the one before, so it is only shown (Design 7). */
export const NumInput = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const isNew = !record?.id;
  const isEmitted = useInvoiceValues(values => values.isEmitted === true);
  const num = useProposedNumber(isNew && isEmitted);
  return (
    <Input source="num" disabled={isEmitted} helperText={num && translate('resources.invoices.help.num', { num })} />
  );
};
