import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { isAdminLevel } from '#domain/roles';
import { carrierOf } from './carrierOf.ts';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { SaveFirst } from '../ui/forms/SaveFirst.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { LoadRoute, LoadView } from './LoadView.ts';
import { RouteChip } from './RouteChip.tsx';
import { StepBack, StepForward } from './StepButton.tsx';
import { Timeline } from './Timeline.tsx';
import { TripMap } from './TripMap.tsx';

/** Beside an order: how far it has come, who carries it and what it was invoiced with. */
export const LoadAside = () => {
  const load = useRecordContext<LoadView>();
  const { role } = useViewer();
  const translate = useTranslate();
  if (!load) return null;
  return (
    <>
      <Section title="resources.loads.sections.tracking">
        <Timeline load={load} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {/* Whoever reads the order on a phone has it on top there (LoadFacts). */}
          <Box sx={{ display: { xs: isAdminLevel(role) ? 'block' : 'none', lg: 'block' } }}>
            <StepForward load={load} />
          </Box>
          <StepBack load={load} />
        </Stack>
        <SaveFirst />
      </Section>
      <TripMap load={load} />
      {load.route && <CarriedBy route={load.route} />}
      {load.invoiceId && (
        <Section title="resources.loads.fields.invoice">
          <RefLink resource="invoices" id={load.invoiceId}>
            {translate('resources.loads.actions.openInvoice')}
          </RefLink>
        </Section>
      )}
    </>
  );
};

const CarriedBy = ({ route }: { route: LoadRoute }) => (
  <Section title="resources.loads.fields.route">
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <RouteChip routeId={route.id} />
        <StatusBadge value={route.status} resource="routes" />
      </Stack>
      {route.carrierName && (
        <Typography variant="body2">
          <RefLink resource="carriers" id={route.carrierId}>
            {carrierOf(route)}
          </RefLink>
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {[route.tractionNumber, route.towingNumber, formatDay(route.startDate)].filter(Boolean).join(' · ')}
      </Typography>
    </Stack>
  </Section>
);
