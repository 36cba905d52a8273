import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ReferencePick } from '../ui/ReferencePick.tsx';
import { Cell } from '../ui/Section.tsx';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Whom the office may issue to and receive from (Design 7): fees go to carriers, and others sell to it too. */
const PARTIES = { emitted: ['client', 'carrier'], received: ['carrier', 'external'] } as const;

const EMPTIED = ['carrierId', 'clientId', 'loadIds', 'routeIds', 'lastDelivery'] as const;

/** With whom the office has a new invoice: what kind of party, and which one. */
export const PartyPick = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { isEmitted, party } = useInvoiceValues();
  const direction = isEmitted ? 'emitted' : 'received';
  const empty = () => {
    for (const name of EMPTIED) setValue(name, null);
  };
  return (
    <>
      <Cell sm={4} md={3}>
        <TextField
          select
          fullWidth
          value={party ?? ''}
          label={translate(`resources.invoices.parties.${direction}`)}
          onChange={event => {
            empty();
            setValue('party', event.target.value, { shouldDirty: true, shouldValidate: true });
          }}
        >
          {PARTIES[direction].map(name => (
            <MenuItem key={name} value={name}>
              {translate(`resources.invoices.parties.${name}`)}
            </MenuItem>
          ))}
        </TextField>
      </Cell>
      <Cell sm={8} md={5}>
        {party === 'client' && <ReferencePick key="client" source="clientId" onChange={() => emptyItems(setValue)} />}
        {party === 'carrier' && (
          <ReferencePick key="carrier" source="carrierId" onChange={() => emptyItems(setValue)} />
        )}
      </Cell>
    </>
  );
};

type SetValue = ReturnType<typeof useFormContext>['setValue'];

/** What was another's to be invoiced is not this one's. */
const emptyItems = (setValue: SetValue) => {
  for (const name of ['loadIds', 'routeIds', 'lastDelivery']) setValue(name, null);
};
