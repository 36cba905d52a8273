import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { loadLabel } from '#domain/loads';
import { useState } from 'react';
import { formatNumber } from '#domain/figures';
import { RoadDocuments } from '../documents/RoadDocuments.tsx';
import { AddPapers } from '../loads/AddPapers.tsx';
import { CmrRequest } from '../loads/CmrRequest.tsx';
import type { LoadView } from '../loads/LoadView.ts';
import { LoadPapers } from '../loads/LoadPapers.tsx';
import { NextStep } from '../loads/NextStep.tsx';
import { PapersIn } from '../loads/PapersIn.tsx';
import { Places } from '../loads/Places.tsx';
import { Timeline } from '../loads/Timeline.tsx';
import { Trip } from '../loads/Trip.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';

type Props = { load: LoadView; number: number; isOpen: boolean };

/** One load of a driver's route; the one to be served next is open. */
export const DriverLoad = ({ load, number, isOpen }: Props) => {
  // What was opened or closed by hand stays so until the route moves on to another load.
  const [byHand, setByHand] = useState({ wasOpen: isOpen, expanded: isOpen });
  const expanded = byHand.wasOpen === isOpen ? byHand.expanded : isOpen;
  return (
    <Accordion
      expanded={expanded}
      onChange={(_, open) => setByHand({ wasOpen: isOpen, expanded: open })}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ mb: 1.5, borderRadius: 1 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={{ font: 'inherit' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography component="span" variant="h6">
              {number}. {loadLabel(load)}
            </Typography>
            <StatusBadge value={load.status} resource="loads" />
          </Box>
          <Trip origin={load.origin} destination={load.destination} stops={load.intermediateStops?.length} />
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <NextStep load={load} />
        <Places load={load} />
        <Goods load={load} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
          <PapersIn load={load} />
          {expanded && <RoadDocuments owner="loadId" id={load.id} title="resources.documents.page.list" />}
          <LoadPapers load={load} size="medium" fullWidth sx={{ minHeight: 48 }} />
          <AddPapers load={load} large />
          <CmrRequest load={load} />
        </Box>
        <Timeline load={load} />
      </AccordionDetails>
    </Accordion>
  );
};

const Goods = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const facts = [
    load.client?.name,
    load.clientRef,
    load.packages != null && translate('resources.loads.packages', { smart_count: load.packages }),
    load.goodsNature,
    load.loadType && translate(`resources.loads.choices.loadType.${load.loadType}`),
    `${formatNumber(load.weight)} kg`,
    `${[load.length, load.width, load.height].map(formatNumber).join(' × ')} m`,
    load.isPalleted && translate('resources.loads.fields.isPalleted'),
    load.loadSide && translate(`resources.loads.choices.loadSide.${load.loadSide}`),
    load.cmrNumber && `CMR ${load.cmrNumber}`,
  ];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography>{[...new Set(facts)].filter(Boolean).join(' · ')}</Typography>
      {load.comments && (
        <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
          {load.comments}
        </Typography>
      )}
    </Box>
  );
};
