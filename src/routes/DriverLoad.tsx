import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAddress } from '#domain/address';
import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/money';
import type { Place } from '#domain/places';
import { AddPapers } from '../loads/AddPapers.tsx';
import { CmrRequest } from '../loads/CmrRequest.tsx';
import type { LoadView } from '../loads/LoadView.ts';
import { MapLink } from '../loads/MapLink.tsx';
import { NextStep } from '../loads/NextStep.tsx';
import { PapersIn } from '../loads/PapersIn.tsx';
import { Timeline } from '../loads/Timeline.tsx';
import { Trip } from '../loads/Trip.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';

type Props = { load: LoadView; number: number; isOpen: boolean };

/** One load of a driver's route; the one to be served next is open. */
export const DriverLoad = ({ load, number, isOpen }: Props) => (
  <Accordion defaultExpanded={isOpen} variant="outlined" disableGutters sx={{ mb: 1.5, borderRadius: 1 }}>
    <AccordionSummary expandIcon={<ExpandIcon />}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h2" variant="h6">
            {number}. {loadLabel(load)}
          </Typography>
          <StatusBadge value={load.status} resource="loads" />
        </Box>
        <Trip origin={load.origin} destination={load.destination} stops={load.intermediateStops?.length} />
      </Box>
    </AccordionSummary>
    <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
      <NextStep load={load} />
      <Places load={load} />
      <Goods load={load} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PapersIn load={load} />
        <AddPapers loadId={load.id} large />
        <CmrRequest load={load} />
      </Box>
      <Timeline load={load} />
    </AccordionDetails>
  </Accordion>
);

const Places = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const stops = load.intermediateStops ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PlaceLine label={translate('resources.loads.fields.origin')} place={load.origin} day={load.pickupDate} />
      {stops.map((stop, index) => (
        <PlaceLine
          // Stops have no identity of their own but their place in the order.
          key={`${index} ${stop.deliveryDate}`}
          label={translate('resources.loads.help.stop', { number: index + 1 })}
          place={stop.destination}
          day={stop.deliveryDate}
        />
      ))}
      <PlaceLine
        label={translate('resources.loads.fields.destination')}
        place={load.destination}
        day={load.deliveryDate}
      />
    </Box>
  );
};

type PlaceProps = { label: string; place: Place | null | undefined; day: string | null | undefined };

const PlaceLine = ({ label, place, day }: PlaceProps) =>
  place ? (
    <Box>
      <Typography variant="caption" color="text.secondary" component="div">
        {[label, formatDay(day)].filter(Boolean).join(' · ')}
      </Typography>
      {place.name && <Typography sx={{ fontWeight: 600 }}>{place.name}</Typography>}
      <Box sx={{ '& a': { py: 1, fontSize: '1rem' } }}>
        <MapLink place={place}>{formatAddress(place, 'full')}</MapLink>
      </Box>
    </Box>
  ) : null;

const Goods = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const facts = [
    load.client?.name,
    load.clientRef,
    load.goodsNature,
    `${formatNumber(load.weight)} kg`,
    `${[load.length, load.width, load.height].map(formatNumber).join(' × ')} m`,
    load.isPalleted && translate('resources.loads.fields.isPalleted'),
    load.loadSide && translate(`resources.loads.choices.loadSide.${load.loadSide}`),
    load.cmrNumber && `CMR ${load.cmrNumber}`,
  ];
  return (
    <Box>
      <Typography>{facts.filter(Boolean).join(' · ')}</Typography>
      {load.comments && (
        <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
          {load.comments}
        </Typography>
      )}
    </Box>
  );
};
