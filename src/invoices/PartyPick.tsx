import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { carrierTax, feeTax } from '#domain/invoices/carrierTax';
import { clientTax } from '#domain/invoices/clientTax';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { forgetItems } from './forgetItems.ts';
import { isSameValue } from './paperState.ts';
import { proposeTax } from './proposeTax.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

const FIELDS = { client: 'clientId', carrier: 'carrierId' } as const;

/** With which client or carrier the office has a new invoice; anybody else is written down in the second step. */
export const PartyPick = () => {
  const translate = useTranslate();
  const form = useFormContext();
  const { party, isEmitted } = useInvoiceValues(values => ({ party: values.party, isEmitted: values.isEmitted }));
  if (party !== 'client' && party !== 'carrier')
    return <Typography color="text.secondary">{translate('resources.invoices.help.external')}</Typography>;
  const source = FIELDS[party];
  const choose = (_id: unknown, row?: unknown) => {
    forgetItems(form);
    if (!row) return;
    const { tax, shownTax } = form.getValues();
    // A carrier's own regime says it; which tax a client bears may be known better by who chose it already.
    if (party === 'carrier') proposeTax(form, (isEmitted ? feeTax : carrierTax)(row));
    else if (isSameValue(tax, shownTax)) proposeTax(form, clientTax(row));
  };
  return <ReferencePick key={source} source={source} onChange={choose} isRequired />;
};
