import { Grid } from '@mui/material';
import { AutocompleteInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { COUNTRIES } from '#domain/geography/countries';
import { AddressMap } from '../maps/AddressMap.tsx';
import { useField } from '../forms/formScope.ts';
import { Geolocate } from './Geolocate.tsx';
import { PostalCodeInput } from './PostalCodeInput.tsx';
import { usePointOfAddress } from './usePointOfAddress.ts';

type Props = {
  /** The field that holds the address: 'address', 'origin'. */
  source: string;
  /** The address has a name of its own (`Almacén sur`). */
  named?: boolean;
};

type Part = { name: string; sm: number; lg: number };
const PARTS: Part[] = [
  { name: 'street', sm: 8, lg: 6 },
  { name: 'houseNumber', sm: 4, lg: 2 },
  { name: 'other', sm: 12, lg: 4 },
  { name: 'postalCode', sm: 6, lg: 2 },
  { name: 'city', sm: 6, lg: 4 },
  { name: 'county', sm: 6, lg: 3 },
];

/** Parts that don't say where it is on the map, or say it themselves. */
const BESIDE = new Set(['name', 'other', 'latitude', 'longitude']);

/** Every part of an address, with the search that fills them in: `<AddressInput source="address" />` (Spec 3, 7). */
export const AddressInput = ({ source, named }: Props) => {
  const { disabled, hidden, resource, required } = useField(source);
  const { setValue } = useFormContext();
  const { noteAddress, followAddress } = usePointOfAddress(source);
  if (hidden) return null;
  // One of a list (`stops.0.place`) has the label of them all.
  const field = source.replace(/\.\d+(?=\.)/g, '');
  const label = (part: string) => `resources.${resource}.fields.${field}.${part}`;
  const input = (part: string, isRequired = false) => (
    <TextInput
      source={`${source}.${part}`}
      label={label(part)}
      fullWidth
      disabled={disabled}
      onChange={BESIDE.has(part) ? undefined : followAddress}
      multiline={disabled}
      isRequired={isRequired}
      slotProps={{ htmlInput: { autoComplete: 'off', 'aria-required': isRequired } }}
    />
  );
  return (
    <Grid container columnSpacing={2} rowSpacing={0.25} onFocus={noteAddress}>
      {!disabled && (
        <Grid size={12}>
          <Geolocate source={source} label={label('geocoder')} />
        </Grid>
      )}
      {named && <Grid size={12}>{input('name')}</Grid>}
      {PARTS.map(({ name, sm, lg }) => (
        <Grid key={name} size={{ xs: 12, sm, lg }}>
          {name === 'postalCode' ? (
            <PostalCodeInput source={source} label={label} disabled={disabled} onChange={followAddress} />
          ) : (
            input(name, required && name === 'city')
          )}
        </Grid>
      ))}
      <Grid size={{ xs: 12, sm: 6, lg: 3 }}>
        <AutocompleteInput
          source={`${source}.countryCode`}
          label={label('country')}
          choices={COUNTRIES.map(({ code, name }) => ({ id: code, name }))}
          translateChoice={false}
          noOptionsText="app.select.noMatches"
          fullWidth
          disabled={disabled}
          onChange={code => {
            followAddress();
            setValue(`${source}.country`, COUNTRIES.find(each => each.code === code)?.name ?? null, {
              shouldDirty: true,
            });
          }}
        />
      </Grid>
      <Grid size={{ xs: 6, lg: 3 }}>{input('latitude')}</Grid>
      <Grid size={{ xs: 6, lg: 3 }}>{input('longitude')}</Grid>
      <Grid size={12}>
        <AddressMap source={source} disabled={disabled} />
      </Grid>
    </Grid>
  );
};
