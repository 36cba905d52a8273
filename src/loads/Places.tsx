import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import type { Place } from '#domain/geography/places';
import type { LoadView } from './LoadView.ts';
import { MapLink } from './MapLink.tsx';

/** Where a load is picked up, where it stops and where it goes, each with its day and its map. */
export const Places = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const stops = (load.intermediateStops ?? []).map(({ destination, deliveryDate }, index) => ({
    label: translate('resources.loads.help.stop', { number: index + 1 }),
    place: destination,
    day: deliveryDate,
  }));
  const places = [
    { label: translate('resources.loads.fields.origin'), place: load.origin, day: load.pickupDate },
    ...stops,
    { label: translate('resources.loads.fields.destination'), place: load.destination, day: load.deliveryDate },
  ];
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {places.map(({ label, place, day }) => place && <PlaceLine key={label} label={label} place={place} day={day} />)}
    </Box>
  );
};

type Props = { label: string; place: Place; day: string | null | undefined };

const PlaceLine = ({ label, place, day }: Props) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    <Typography variant="caption" color="text.secondary" component="div">
      {[label, formatDay(day)].filter(Boolean).join(' · ')}
    </Typography>
    {place.name && <Typography sx={{ fontWeight: 600 }}>{place.name}</Typography>}
    <Box sx={{ '& a': { py: { xs: 1, md: 0.25 } } }}>
      <MapLink place={place} />
    </Box>
  </Box>
);
