import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ReferencePick } from '../ui/ReferencePick.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

const FIELDS = { client: 'clientId', carrier: 'carrierId' } as const;
const ITEMS = ['loadIds', 'routeIds', 'lastDelivery'] as const;

/** With which client or carrier the office has a new invoice; anybody else is written down in the second step. */
export const PartyPick = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { party } = useInvoiceValues();
  if (party !== 'client' && party !== 'carrier')
    return <Typography color="text.secondary">{translate('resources.invoices.help.external')}</Typography>;
  const source = FIELDS[party];
  // What was another's to be invoiced is not this one's.
  const forgetItems = () => {
    for (const name of ITEMS) setValue(name, null);
  };
  return <ReferencePick key={source} source={source} onChange={forgetItems} />;
};
