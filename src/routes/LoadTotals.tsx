import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { capacityOf, excessOf, totalsOf } from '#domain/loads/capacity';
import { formatList, formatNumber } from '#domain/figures';
import type { LoadView } from '../loads/LoadView.ts';
import { FillBar } from './FillBar.tsx';
import { useVehicle } from './VehiclePicks.tsx';

const HELP = 'resources.routes.help';

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
  const over = [
    excess.weight && `${formatNumber(excess.weight)} kg`,
    excess.length && `${formatNumber(excess.length)} m`,
  ];
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate(`${HELP}.totals`, {
          loads: translate(`${HELP}.loadCount`, { smart_count: totals.loads }),
          weight: formatNumber(totals.weight),
          length: formatNumber(totals.length),
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {`${translate('resources.routes.fields.totals.size')}: `}
        {[totals.height, totals.length, totals.width].map(formatNumber).join(' × ')} m
      </Typography>
      {capacity ? (
        <Box
          sx={{ display: 'grid', columnGap: 3, rowGap: 1, mt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
        >
          <FillBar name={`${HELP}.weight`} unit="kg" load={totals.weight} limit={capacity.weight} />
          <FillBar name={`${HELP}.length`} unit="m" load={totals.length} limit={capacity.length} />
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(`${HELP}.${traction ? 'noTowCapacity' : 'noCapacity'}`)}
        </Typography>
      )}
      {over.some(Boolean) && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate(`${HELP}.excess`, { excess: formatList(over.filter(text => typeof text === 'string')) })}
        </Alert>
      )}
    </Box>
  );
};
