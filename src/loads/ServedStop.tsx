import LockIcon from '@mui/icons-material/LockOutlined';
import { Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import type { Stop } from '#domain/loads/stops';
import { formatMoment } from '../ui/fields/moment.ts';
import { PlaceText } from './PlaceText.tsx';
import { StopFrame } from './StopFrame.tsx';

/** A stop where the vehicle has been: it stays as it was, and says when that was. */
export const ServedStop = ({ stop, number }: { stop: Stop; number: number }) => {
  const translate = useTranslate();
  const { deliveryDate, destination, statusTimestamps } = stop;
  const moments = (['at-destination', 'delivered'] as const).flatMap(step => {
    const at = statusTimestamps?.[step];
    return at ? [`${translate(`resources.loads.choices.status.${step}`)}: ${formatMoment(at)}`] : [];
  });
  return (
    <StopFrame
      number={number}
      actions={
        <Chip
          size="small"
          icon={<LockIcon />}
          label={translate('resources.loads.help.stopReached')}
          variant="outlined"
          sx={{ maxWidth: '100%' }}
        />
      }
    >
      <PlaceText place={destination} />
      <Typography variant="body2" color="text.secondary">
        {[formatDay(deliveryDate), ...moments].filter(Boolean).join(' · ')}
      </Typography>
    </StopFrame>
  );
};
