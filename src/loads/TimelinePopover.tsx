import { ButtonBase, Popover, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type MouseEvent, useState } from 'react';
import { loadLabel } from '#domain/loads';
import { loadSteps } from '#domain/tracking';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import type { LoadView } from './LoadView.ts';
import { Timeline } from './Timeline.tsx';
import { useStepText } from './useStepText.ts';

/** Where a load stands as a badge that opens its whole timeline: for a cell of a table, `<TimelinePopover load={load} />`. */
export const TimelinePopover = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const textOf = useStepText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = loadSteps(load).find(step => step.state === 'current');
  const status = current ? textOf(current) : '';
  const toggle = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    setAnchor(anchor ? null : event.currentTarget);
  };
  return (
    <>
      <ButtonBase
        onClick={toggle}
        aria-haspopup="dialog"
        aria-expanded={!!anchor}
        aria-label={translate('resources.loads.help.seeTimeline', { id: load.id, status })}
        title={status}
        sx={{ borderRadius: 4, '& .MuiChip-root': { cursor: 'pointer' }, '&:focus-visible': { outline: 2 } }}
      >
        <StatusBadge value={load.status} resource="loads" />
      </ButtonBase>
      <Popover
        open={!!anchor}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onClick={event => event.stopPropagation()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': loadLabel(load), sx: { p: 1.5, maxWidth: 'min(380px, 94vw)' } },
        }}
      >
        <Typography variant="subtitle2" sx={{ px: 1 }}>
          {loadLabel(load)}
        </Typography>
        <Timeline load={load} />
      </Popover>
    </>
  );
};
