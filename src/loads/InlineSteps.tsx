import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Tooltip } from '@mui/material';
import { Confirm, useRecordContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { loadLabel } from '#domain/loads';
import type { LoadView } from './LoadView.ts';
import { TimelinePopover } from './TimelinePopover.tsx';
import { type Direction, useTrack } from './useTrack.ts';

/** Where the load around stands, between the button that takes its last step back and the one for the next. */
export const InlineSteps = () => {
  const load = useRecordContext<LoadView>();
  if (!load) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Step load={load} direction="back" />
      <TimelinePopover load={load} />
      <Step load={load} direction="forward" />
    </Box>
  );
};

const Step = ({ load, direction }: { load: LoadView; direction: Direction }) => {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const { step, status, run, isPending } = useTrack(load, direction);
  const isForward = direction === 'forward';
  const isPossible = !!step && !!load.routeId && (isForward || !load.invoiceId);
  const title = isForward ? status : translate('resources.loads.actions.undoStep');
  return (
    <>
      <Tooltip title={isPossible ? title : ''}>
        <span>
          <IconButton
            size="small"
            aria-label={`${loadLabel(load)}: ${title}`}
            disabled={!isPossible || isPending}
            onClick={() => setIsAsking(true)}
            sx={{ p: 0.25 }}
          >
            {isForward ? <ForwardIcon fontSize="small" /> : <BackIcon fontSize="small" />}
          </IconButton>
        </span>
      </Tooltip>
      {isAsking && (
        <Confirm
          isOpen
          title={title}
          content={translate(`resources.loads.confirm.${isForward ? 'track' : 'undoStep'}`, { id: load.id, status })}
          onConfirm={() => {
            setIsAsking(false);
            run();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
