import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { loadLabel } from '#domain/loads';
import { LoadCard } from '../loads/LoadCard.tsx';
import type { LoadView } from '../loads/LoadView.ts';

type Props = { load: LoadView; isPicked: boolean; onToggle: () => void };

/** An order that can be ticked. */
export const PickLine = ({ load, isPicked, onToggle }: Props) => (
  <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
    <FormControlLabel
      control={<Checkbox checked={isPicked} onChange={onToggle} />}
      sx={{ width: '100%', mr: 0, py: 0.5, alignItems: 'flex-start' }}
      label={
        <Box sx={{ pt: 1 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {[loadLabel(load), load.client?.alias || load.client?.name, load.clientRef].filter(Boolean).join(' · ')}
          </Typography>
          <Typography component="div" variant="body2" color="text.secondary">
            <LoadCard load={load} />
          </Typography>
        </Box>
      }
    />
  </Box>
);
