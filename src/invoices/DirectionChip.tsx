import EmittedIcon from '@mui/icons-material/CallMade';
import ReceivedIcon from '@mui/icons-material/CallReceived';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';

/** "Emitida" or "Recibida", as the server says for who looks. */
export const DirectionChip = () => {
  const direction = useRecordContext()?.direction;
  if (!direction) return null;
  const Icon = direction === 'emitted' ? EmittedIcon : ReceivedIcon;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon fontSize="inherit" color={direction === 'emitted' ? 'success' : 'warning'} />
      <ChoiceText source="direction" />
    </Box>
  );
};
