import { Chip, type ChipProps } from '@mui/material';
import { statusColours } from './statusColours.ts';

/** Some words in the colours of a status; what holds it may hang a tooltip on it. */
export const StatusChip = ({ status, ...props }: ChipProps & { status: string }) => (
  <Chip
    size="small"
    {...props}
    sx={({ palette }) => {
      const { background, text } = statusColours(status, palette.mode);
      return { bgcolor: background, color: text, fontWeight: 600 };
    }}
  />
);
