import EmittedIcon from '@mui/icons-material/CallMade';
import ReceivedIcon from '@mui/icons-material/CallReceived';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DEFAULT_TAX } from '#domain/invoices/tax';
import { forgetItems } from './forgetItems.ts';
import { proposeTax } from './proposeTax.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';
import { useOwnTax } from './useOwnTax.ts';

/** What belongs to one direction only. */
const EMPTIED = ['num', 'carrierId', 'clientId', 'fromFile'] as const;

/** Which way a new invoice goes: issued to somebody or received from them. */
export const DirectionSwitch = () => {
  const translate = useTranslate();
  const { setValue, getValues, trigger } = useFormContext();
  const isEmitted = useInvoiceValues(values => values.isEmitted === true);
  const ownTax = useOwnTax();
  const choose = (emitted: boolean) => {
    forgetItems({ setValue, getValues });
    for (const name of EMPTIED) setValue(name, null);
    setValue('party', emitted ? 'client' : 'carrier');
    proposeTax({ setValue }, (emitted && ownTax) || DEFAULT_TAX);
    setValue('isEmitted', emitted, { shouldDirty: true });
    void trigger();
  };
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      size="small"
      value={isEmitted}
      onChange={(_, emitted: boolean | null) => emitted !== null && choose(emitted)}
      aria-label={translate('resources.invoices.fields.direction')}
    >
      <ToggleButton value={true} sx={{ gap: 1, textTransform: 'none' }}>
        <EmittedIcon fontSize="small" />
        {translate('resources.invoices.choices.direction.emitted')}
      </ToggleButton>
      <ToggleButton value={false} sx={{ gap: 1, textTransform: 'none' }}>
        <ReceivedIcon fontSize="small" />
        {translate('resources.invoices.choices.direction.received')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};
