import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { formatDays } from '#domain/dates';
import { formatEuros, formatNumber } from '#domain/figures';
import { Trip } from './Trip.tsx';

/** A load in two lines, for a phone: from where to where, when, how heavy and for how much. */
export const LoadCard = ({ load }: { load: RaRecord }) => {
  const { origin, destination, intermediateStops, pickupDate, deliveryDate, weight, price } = load;
  const facts = [
    formatDays(pickupDate, deliveryDate),
    weight && `${formatNumber(weight)} kg`,
    price != null && formatEuros(price),
  ];
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Trip origin={origin} destination={destination} stops={intermediateStops?.length} />
      <Box component="span" sx={{ display: 'block' }}>
        {facts.filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
};
