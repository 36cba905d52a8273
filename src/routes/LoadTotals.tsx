import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { capacityOf, excessOf, totalsOf } from '#domain/capacity';
import { formatNumber } from '#domain/money';
import type { LoadView } from '../loads/LoadView.ts';
import { useVehicle } from './VehiclePicks.tsx';

/** What a route's orders add up to, against what the chosen vehicles hold; too much warns and lets save (Design 6). */
export const LoadTotals = ({ loads }: { loads: readonly LoadView[] }) => {
  const translate = useTranslate();
  const [tractionId, towingId]: (number | null | undefined)[] = useWatch({
    name: ['tractionVehicleId', 'towingVehicleId'],
  });
  const traction = useVehicle(tractionId);
  const towing = useVehicle(towingId);
  const totals = totalsOf(loads);
  const capacity = capacityOf([traction, towing].flatMap(vehicle => vehicle ?? []));
  const excess = excessOf(totals, capacity);
  const of = (limit: number | undefined) => (limit === undefined ? '' : ` / ${formatNumber(limit)}`);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('resources.routes.help.totals', {
          loads: translate('resources.routes.help.loadCount', { smart_count: totals.loads }),
          weight: `${formatNumber(totals.weight)}${of(capacity?.weight)}`,
          length: `${formatNumber(totals.length)}${of(capacity?.length)}`,
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {`${translate('resources.routes.fields.totals.size')}: `}
        {[totals.height, totals.length, totals.width].map(formatNumber).join(' × ')} m
      </Typography>
      {Object.keys(excess).length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('resources.routes.help.excess', {
            excess: [
              excess.weight && `${formatNumber(excess.weight)} kg`,
              excess.length && `${formatNumber(excess.length)} m`,
            ]
              .filter(Boolean)
              .join(', '),
          })}
        </Alert>
      )}
    </Box>
  );
};
