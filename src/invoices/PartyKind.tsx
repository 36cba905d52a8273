import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DEFAULT_TAX } from '#domain/invoices/tax';
import { forgetItems } from './forgetItems.ts';
import { proposeTax } from './proposeTax.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Whom the office may issue to and receive from (Design 7): fees go to carriers, and others sell to it too. */
const KINDS = { emitted: ['client', 'carrier'], received: ['carrier', 'external'] } as const;

const EMPTIED = ['carrierId', 'clientId'] as const;

/** With what kind of party the office has a new invoice. */
export const PartyKind = () => {
  const translate = useTranslate();
  const { setValue, getValues, trigger } = useFormContext();
  const { isEmitted, party } = useInvoiceValues(values => ({ isEmitted: values.isEmitted, party: values.party }));
  const direction = isEmitted ? 'emitted' : 'received';
  const choose = (kind: string) => {
    forgetItems({ setValue, getValues });
    for (const name of EMPTIED) setValue(name, null);
    proposeTax({ setValue }, getValues('paper')?.proposals.tax?.value ?? DEFAULT_TAX);
    setValue('party', kind, { shouldDirty: true });
    void trigger();
  };
  return (
    <TextField
      select
      fullWidth
      value={party ?? ''}
      label={translate(`resources.invoices.parties.${direction}`)}
      helperText=" "
      onChange={event => choose(event.target.value)}
    >
      {KINDS[direction].map(kind => (
        <MenuItem key={kind} value={kind}>
          {translate(`resources.invoices.parties.${kind}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
