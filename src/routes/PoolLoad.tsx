import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAddress } from '#domain/geography/address';
import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/figures';
import { Facts } from '../loads/Facts.tsx';
import type { LoadView } from '../loads/LoadView.ts';

/** An order of a public route, without its client (Spec 2). */
export const PoolLoad = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const choice = (field: 'loadSide' | 'loadType') =>
    load[field] ? translate(`resources.loads.choices.${field}.${load[field]}`) : '—';
  const stops = (load.intermediateStops ?? []).map(({ destination }) => formatAddress(destination, 'short')).join(', ');
  const facts: [string, string][] = [
    ['resources.loads.fields.origin', formatAddress(load.origin, 'postal')],
    ['resources.loads.fields.destination', formatAddress(load.destination, 'postal')],
    ['resources.loads.fields.intermediateStops', stops],
    ['resources.loads.fields.pickupDate', formatDay(load.pickupDate)],
    ['resources.loads.fields.deliveryDate', formatDay(load.deliveryDate)],
    [
      'resources.poolOfRoutes.detail.dimensions',
      `${[load.height, load.length, load.width].map(formatNumber).join(' × ')} m`,
    ],
    ['resources.loads.fields.weightShort', `${formatNumber(load.weight)} kg`],
    ['resources.loads.fields.isPalleted', translate(load.isPalleted ? 'app.form.yes' : 'app.form.no')],
    ['resources.loads.fields.loadSide', choice('loadSide')],
    ['resources.loads.fields.loadType', choice('loadType')],
  ];
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mb: 1 }}>
      <Typography component="h4" variant="subtitle2" sx={{ mb: 0.5 }}>
        {loadLabel(load)}
      </Typography>
      <Facts facts={facts} min={120} />
    </Box>
  );
};
