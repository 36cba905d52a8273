import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { capacityOf, excessOf, totalsOf } from '#domain/loads/capacity';
import { formatNumber } from '#domain/figures';
import type { LoadView } from './LoadView.ts';
import type { OpenRoute } from './OpenRoutePick.tsx';

type Props = { route: OpenRoute; loads: readonly LoadView[] };

/** Says by how much these loads would be too many for the vehicles of a route, which is allowed all the same (Design 6). */
export const FitWarning = ({ route, loads }: Props) => {
  const translate = useTranslate();
  const capacity = capacityOf([route.tractionVehicle, route.towingVehicle].flatMap(vehicle => vehicle ?? []));
  const added = totalsOf(loads.filter(load => load.routeId !== route.id));
  const totals = { weight: route.totals.weight + added.weight, length: route.totals.length + added.length };
  const { weight, length } = excessOf(totals, capacity);
  if (!weight && !length) return null;
  const excess = [weight && `${formatNumber(weight)} kg`, length && `${formatNumber(length)} m`];
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate('resources.routes.help.excess', { excess: excess.filter(Boolean).join(', ') })}
    </Alert>
  );
};
