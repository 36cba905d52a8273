import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { carrierTax, feeTax } from '#domain/invoices/carrierTax';
import { ReferencePick } from '../ui/inputs/ReferencePick.tsx';
import { forgetItems } from './forgetItems.ts';
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
    if (party === 'carrier' && row) form.setValue('tax', (isEmitted ? feeTax : carrierTax)(row));
  };
  return <ReferencePick key={source} source={source} onChange={choose} isRequired />;
};
