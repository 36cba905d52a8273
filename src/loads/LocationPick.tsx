import { Autocomplete, TextField } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type AddressLike, formatAddress } from '#domain/geography/address';
import type { Place } from '#domain/geography/places';
import { lazyDialog } from '../ui/pages/lazyPart.tsx';
import { AddInPlace } from '../ui/forms/AddInPlace.tsx';
import { useTypedSearch } from '../ui/filters/useTypedSearch.ts';

type Location = RaRecord<number> & {
  addressName?: string | null;
  label?: string | null;
  address?: Omit<Place, 'id' | 'name'> | null;
};

type Props = { value: Place | null; onChange: (place: Place | null) => void };
type Choice = { place: Place; label: string };

const nameOf = (place: AddressLike): string =>
  [place.name, formatAddress(place, 'postal')].filter(Boolean).join(' · ') || formatAddress(place, 'street');

const placeOf = ({ id, addressName, label, address }: Location): Place => ({
  ...address,
  id,
  name: addressName ?? label ?? null,
});

const asChoice = (place: Place): Choice => ({ place, label: nameOf(place) });

const NewLocationDialog = lazyDialog(() => import('../locations/NewLocationDialog.tsx'), 'NewLocationDialog');

/** One of the client's locations, found by typing; none: another address. */
export const LocationPick = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const clientId: number | null | undefined = useWatch({ name: 'clientId' });
  const { rows, input } = useTypedSearch<Location>('locations', {
    filter: { clientId },
    sort: { field: 'addressName', order: 'ASC' },
    enabled: !!clientId,
    none: 'resources.loads.help.noLocations',
    empty: 'resources.loads.help.anyLocations',
  });
  // Without a town the address is not whole: it has to be finished by hand.
  const choices = rows.filter(({ address }) => address?.city).map(location => asChoice(placeOf(location)));
  return (
    <AddInPlace
      resource="locations"
      dialog={NewLocationDialog}
      given={{ clientId }}
      disabled={!clientId}
      onCreated={row => onChange(placeOf({ ...row, id: Number(row.id) }))}
    >
      <Autocomplete
        fullWidth
        disabled={!clientId}
        {...input}
        filterOptions={options => options}
        options={choices}
        value={value ? asChoice(value) : null}
        getOptionKey={({ place }) => place.id ?? 0}
        isOptionEqualToValue={(option, chosen) => option.place.id === chosen.place.id}
        onChange={(_, choice) => onChange(choice?.place ?? null)}
        renderInput={params => (
          <TextField
            {...params}
            label={translate('resources.loads.fields.savedPlace')}
            helperText={translate(`resources.loads.help.${clientId ? 'savedPlace' : 'savedPlaceFirst'}`)}
          />
        )}
      />
    </AddInPlace>
  );
};
