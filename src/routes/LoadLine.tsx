import { Box, Typography } from '@mui/material';
import { formatDays } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/figures';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { StepForward } from '../loads/StepButton.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import type { LoadView } from '../loads/LoadView.ts';
import { Trip } from '../loads/Trip.tsx';

/** One order of a route; its carrier reports the next step here. */
export const LoadLine = ({ id, load }: { id: number; load: LoadView | undefined }) => {
  const { role } = useViewer();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <RefLink resource="loads" id={id} tap>
            {loadLabel({ id })}
          </RefLink>
        </Typography>
        {load?.status && <StatusBadge value={load.status} resource="loads" />}
        {load?.client && (
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            {load.client.alias || load.client.name}
          </Typography>
        )}
      </Box>
      {load && <Facts load={load} />}
      {load && role === 'carrier' && (
        <Box sx={{ mt: 0.75 }}>
          <StepForward load={load} />
        </Box>
      )}
    </>
  );
};

const Facts = ({ load }: { load: LoadView }) => {
  const { pickupDate, deliveryDate, weight, length, width, height } = load;
  const days = formatDays(pickupDate, deliveryDate);
  const size = [length, width, height].map(formatNumber).join(' × ');
  return (
    <Typography variant="body2" color="text.secondary" component="div">
      <Trip origin={load.origin} destination={load.destination} stops={load.intermediateStops?.length} />
      <div>{[days, `${formatNumber(weight)} kg`, `${size} m`].filter(Boolean).join(' · ')}</div>
    </Typography>
  );
};
