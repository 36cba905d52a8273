import { Typography } from '@mui/material';
import { type RaRecord, useReference, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type AddressLike, isDomicile } from '#domain/geography/address';
import { carrierTax, feeTax } from '#domain/invoices/carrierTax';
import { clientTax } from '#domain/invoices/clientTax';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { forgetItems } from './forgetItems.ts';
import { isSameValue } from './paperState.ts';
import { proposeTax } from './proposeTax.ts';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

const FIELDS = { client: 'clientId', carrier: 'carrierId' } as const;

const recipientIn = ({ clientId, carrierId, rawAddress1 }: InvoiceValues) => ({
  reference: clientId ? 'clients' : 'carriers',
  id: clientId ?? carrierId ?? 0,
  isTyped: !!rawAddress1,
});

type Recipient = RaRecord & { address?: AddressLike | null };

/** Whether an invoice to whom it is for now would not say where that is, as it has to. */
const useLacksAddress = (): boolean => {
  const { reference, id, isTyped } = useInvoiceValues(recipientIn);
  const { referenceRecord } = useReference<Recipient>({ reference, id, options: { enabled: id > 0 } });
  return !!referenceRecord && !isTyped && !isDomicile(referenceRecord.address ?? {});
};

/** With which client or carrier the office has a new invoice; anybody else is written down in the second step. */
export const PartyPick = () => {
  const translate = useTranslate();
  const form = useFormContext();
  const { party, isEmitted } = useInvoiceValues(values => ({ party: values.party, isEmitted: values.isEmitted }));
  const lacksAddress = useLacksAddress();
  if (party !== 'client' && party !== 'carrier')
    return <Typography color="text.secondary">{translate('resources.invoices.help.external')}</Typography>;
  const source = FIELDS[party];
  const needs = isEmitted && lacksAddress ? 'resources.invoices.help.noAddress' : undefined;
  const choose = (_id: unknown, row?: unknown) => {
    forgetItems(form);
    if (!row) return;
    const { tax, shownTax } = form.getValues();
    // A carrier's own regime says it; which tax a client bears may be known better by who chose it already.
    if (party === 'carrier') proposeTax(form, (isEmitted ? feeTax : carrierTax)(row));
    else if (isSameValue(tax, shownTax)) proposeTax(form, clientTax(row));
  };
  return <ReferencePick key={source} source={source} onChange={choose} helperText={needs} isRequired />;
};
