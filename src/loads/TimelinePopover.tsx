import { Popover, Typography } from '@mui/material';
import { loadLabel } from '#domain/loads';
import type { LoadView } from './LoadView.ts';
import { Timeline } from './Timeline.tsx';

export type Spot = { left: number; top: number };
type Props = { load: LoadView; at: Spot; onClose: () => void };

/** The whole timeline of a load over the table, at the spot where it was asked for: it stays though its row leaves. */
export const TimelinePopover = ({ load, at, onClose }: Props) => (
  <Popover
    open
    anchorReference="anchorPosition"
    anchorPosition={at}
    onClose={onClose}
    slotProps={{
      paper: { role: 'dialog', 'aria-label': loadLabel(load), sx: { p: 1.5, maxWidth: 'min(380px, 94vw)' } },
    }}
  >
    <Typography variant="subtitle2" sx={{ px: 1 }}>
      {loadLabel(load)}
    </Typography>
    <Timeline load={load} />
  </Popover>
);
