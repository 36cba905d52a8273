import { Box, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Place } from '#domain/places';
import { AddressInput } from '../ui/AddressInput.tsx';
import { useField } from '../ui/formScope.ts';
import { LocationPick } from './LocationPick.tsx';
import { MapLink } from './MapLink.tsx';

/**
 * Where goods are picked up or delivered: one of the client's locations, or an address typed (or looked up) for this
 * order alone. `<PlaceInput source="origin" />`
 */
export const PlaceInput = ({ source }: { source: string }) => {
  const { disabled } = useField(source);
  const { setValue } = useFormContext();
  const place: Place | null | undefined = useWatch({ name: source });
  if (disabled) return <PlaceText place={place} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LocationPick
        value={place?.id ? place : null}
        onChange={chosen =>
          chosen
            ? setValue(source, chosen, { shouldDirty: true, shouldValidate: true })
            : setValue(`${source}.id`, null, { shouldDirty: true })
        }
      />
      {place?.id && place.city ? <PlaceText place={place} /> : <AddressInput source={source} named />}
    </Box>
  );
};

const PlaceText = ({ place }: { place: Place | null | undefined }) => (
  <Box sx={{ pb: 1 }}>
    {place?.name && <Typography sx={{ fontWeight: 600 }}>{place.name}</Typography>}
    {place ? <MapLink place={place} /> : '—'}
  </Box>
);
