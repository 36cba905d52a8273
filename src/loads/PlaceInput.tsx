import { Box } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Place } from '#domain/geography/places';
import { AddressInput } from '../ui/inputs/AddressInput.tsx';
import { useField } from '../ui/forms/formScope.ts';
import { LocationPick } from './LocationPick.tsx';
import { PlaceText } from './PlaceText.tsx';

/**
 * Where goods are picked up or delivered: one of the client's locations, or an address typed (or looked up) for this
 * order alone. What is there already is shown in two lines until it is to be changed. `<PlaceInput source="origin" />`
 */
export const PlaceInput = ({ source }: { source: string }) => {
  const { disabled } = useField(source);
  const { setValue } = useFormContext();
  const place: Place | null | undefined = useWatch({ name: source });
  const [isTyping, setIsTyping] = useState(!place?.city);
  if (disabled) return <PlaceText place={place} />;
  const type = () => {
    setValue(`${source}.id`, null, { shouldDirty: true });
    setIsTyping(true);
  };
  const isWhole = !!place?.city;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LocationPick
        value={place?.id ? place : null}
        onChange={chosen => (chosen ? setValue(source, chosen, { shouldDirty: true, shouldValidate: true }) : type())}
      />
      {isWhole && (place.id || !isTyping) ? (
        <PlaceText place={place} onChange={type} />
      ) : (
        <AddressInput source={source} named />
      )}
    </Box>
  );
};
