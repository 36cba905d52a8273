import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { carrierName } from '#domain/carriers';
import { formatDays } from '#domain/dates';
import { formatEuros, formatNumber } from '#domain/figures';
import { isAdminLevel } from '#domain/roles';
import { useViewer } from '../ui/pages/viewer.tsx';
import { platesOf } from './plates.ts';
import { RouteTrip } from './RouteTrip.tsx';
import type { RouteView } from './RouteView.ts';

type Props = {
  route: Pick<
    RouteView,
    'loads' | 'totals' | 'startDate' | 'endDate' | 'price' | 'carrier' | 'tractionVehicle' | 'towingVehicle'
  >;
};

/** A route in a few lines, for a phone: where, when, how much and who. */
export const RouteCard = ({ route }: Props) => {
  const { role } = useViewer();
  const translate = useTranslate();
  const { totals, price } = route;
  const facts = [
    translate('resources.routes.help.loadCount', { smart_count: totals.loads }),
    `${formatNumber(totals.weight)} kg`,
    price != null && formatEuros(price),
  ];
  const who = [isAdminLevel(role) && carrierName(route.carrier ?? {}), platesOf(route)];
  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <RouteTrip route={route} />
      {[[formatDays(route.startDate, route.endDate)], facts, who].map(parts => {
        const line = parts.filter(Boolean).join(' · ');
        return (
          line && (
            <Box component="span" key={line} sx={{ display: 'block' }}>
              {line}
            </Box>
          )
        );
      })}
    </Box>
  );
};
