import { Autocomplete, TextField } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type AddressLike, formatAddress } from '#domain/address';
import type { Place } from '#domain/places';

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

/** One of the client's locations, found by typing; none: another address. */
export const LocationPick = ({ value, onChange }: Props) => {
  const translate = useTranslate();
  const clientId: number | null | undefined = useWatch({ name: 'clientId' });
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data = [], isFetching } = useGetList<Location>(
    'locations',
    {
      filter: q ? { clientId, q } : { clientId },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'addressName', order: 'ASC' },
    },
    { enabled: !!clientId },
  );
  // Without a town the address is not whole: it has to be finished by hand.
  const choices = data.filter(({ address }) => address?.city).map(location => asChoice(placeOf(location)));
  return (
    <Autocomplete
      fullWidth
      disabled={!clientId}
      options={choices}
      loading={isFetching}
      filterOptions={options => options}
      value={value ? asChoice(value) : null}
      getOptionKey={({ place }) => place.id ?? 0}
      isOptionEqualToValue={(option, chosen) => option.place.id === chosen.place.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, choice) => onChange(choice?.place ?? null)}
      noOptionsText={translate('resources.loads.help.noLocations')}
      loadingText={translate('app.select.loading')}
      renderInput={params => (
        <TextField
          {...params}
          label={translate('resources.loads.fields.savedPlace')}
          helperText={translate(`resources.loads.help.${clientId ? 'savedPlace' : 'savedPlaceFirst'}`)}
        />
      )}
    />
  );
};
