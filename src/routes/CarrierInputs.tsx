import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { Cell, Section } from '../ui/forms/Section.tsx';
import { NeededVehicle } from './NeededVehicle.tsx';
import { RouteLoads } from './RouteLoads.tsx';
import type { RouteView } from './RouteView.ts';
import { StatusSelect } from './StatusSelect.tsx';
import { VehiclePicks } from './VehiclePicks.tsx';

/** A route as its carrier has it on a phone: the status and the vehicles are its to change, the rest is read (Design 3). */
export const CarrierInputs = () => {
  const route = useRecordContext<RouteView>();
  const needed = route?.neededVehicle;
  return (
    <>
      <Section title="resources.routes.sections.data">
        <Cell sm={6} md={4}>
          <StatusSelect />
        </Cell>
        <Cell sm={6} md={8}>
          {route && <Facts route={route} />}
        </Cell>
      </Section>
      <RouteLoads />
      <VehiclePicks />
      {needed && (
        <Section title="resources.routes.sections.neededVehicle">
          <NeededVehicle needed={needed} />
        </Section>
      )}
    </>
  );
};

const Facts = ({ route }: { route: RouteView }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(90px, 1fr))' }}
  >
    <Fact field="startDate">{formatDay(route.startDate)}</Fact>
    <Fact field="endDate">{formatDay(route.endDate)}</Fact>
    <Fact field="price">{route.price == null ? '' : formatEuros(route.price)}</Fact>
    <Fact field="comments" isWide>
      {route.comments}
    </Fact>
  </Box>
);

const Fact = ({ field, isWide, children }: { field: string; isWide?: boolean; children: ReactNode }) => {
  const translate = useTranslate();
  if (!children) return null;
  return (
    <Box sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {translate(`resources.routes.fields.${field}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
};
