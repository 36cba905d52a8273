import { Box } from '@mui/material';
import { type AddressLike, formatAddress } from '#domain/geography/address';

type Props = {
  origin?: AddressLike | null;
  destination?: AddressLike | null;
  /** How many stops there are on the way. */
  stops?: number;
};

/** `Getafe (Madrid) → Sagunto (Valencia)`, with the stops in between counted: `→ +2 →`. */
export const Trip = ({ origin, destination, stops = 0 }: Props) => (
  <Box component="span" sx={{ display: 'inline-block', minWidth: 'min(100%, 220px)', overflowWrap: 'anywhere' }}>
    {formatAddress(origin, 'short') || '—'} → {stops > 0 && `+${stops} → `}
    {formatAddress(destination, 'short') || '—'}
  </Box>
);
