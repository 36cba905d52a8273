import DownIcon from '@mui/icons-material/ArrowDownward';
import RemoveIcon from '@mui/icons-material/Close';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/money';
import { isStarted } from '#domain/tracking';
import { RefLink } from '../ui/RefLink.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { StepForward } from '../loads/StepButton.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import type { LoadView } from '../loads/LoadView.ts';
import { Trip } from '../loads/Trip.tsx';

/** null: the press has nowhere to go; absent: there are no buttons at all. */
type Move = (() => void) | null;

type Props = { id: number; load: LoadView | undefined; onUp?: Move; onDown?: Move; onRemove?: Move };

/** One order of a route, with the buttons that move it. What has begun stays on its route (Design 5). */
export const LoadLine = ({ id, load, onUp, onDown, onRemove }: Props) => {
  const translate = useTranslate();
  const { role } = useViewer();
  const name = loadLabel({ id });
  const isFixed = !!load && (isStarted(load) || !!load.invoiceId);
  const button = (key: string, icon: ReactNode, press: Move, off = false) => {
    const label = `${translate(`resources.routes.actions.${key}`)}: ${name}`;
    return (
      <Tooltip title={label}>
        <span>
          <IconButton size="small" aria-label={label} disabled={!press || off} onClick={() => press?.()}>
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            <RefLink resource="loads" id={id}>
              {name}
            </RefLink>
          </Typography>
          {load?.status && <StatusBadge value={load.status} resource="loads" />}
          {load?.client && <Typography component="span">{load.client.alias || load.client.name}</Typography>}
        </Box>
        {load && <Facts load={load} />}
        {load && role === 'carrier' && (
          <Box sx={{ mt: 0.75 }}>
            <StepForward load={load} />
          </Box>
        )}
      </Box>
      {onUp !== undefined && (
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          {button('moveUp', <UpIcon fontSize="small" />, onUp)}
          {button('moveDown', <DownIcon fontSize="small" />, onDown ?? null)}
          {button('removeLoad', <RemoveIcon fontSize="small" />, onRemove ?? null, isFixed)}
        </Box>
      )}
    </Box>
  );
};

const Facts = ({ load }: { load: LoadView }) => {
  const { pickupDate, deliveryDate, weight, length, width, height } = load;
  const days = [pickupDate, deliveryDate].filter(Boolean).map(formatDay).join(' – ');
  const size = [length, width, height].map(formatNumber).join(' × ');
  return (
    <Typography variant="body2" color="text.secondary" component="div">
      <Trip origin={load.origin} destination={load.destination} stops={load.intermediateStops?.length} />
      <div>{[days, `${formatNumber(weight)} kg`, `${size} m`].filter(Boolean).join(' · ')}</div>
    </Typography>
  );
};
