import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAddress } from '#domain/address';
import { formatDay } from '#domain/dates';
import { loadLabel } from '#domain/loads';
import { formatNumber } from '#domain/money';
import type { LoadView } from '../loads/LoadView.ts';

/** An order of a public route, without its client (Spec 2). */
export const PoolLoad = ({ load }: { load: LoadView }) => {
  const translate = useTranslate();
  const choice = (field: 'loadSide' | 'loadType') =>
    load[field] ? translate(`resources.loads.choices.${field}.${load[field]}`) : '—';
  const facts: [string, string][] = [
    ['resources.loads.fields.origin', formatAddress(load.origin, 'postal')],
    ['resources.loads.fields.destination', formatAddress(load.destination, 'postal')],
    ['resources.loads.fields.pickupDate', formatDay(load.pickupDate)],
    ['resources.loads.fields.deliveryDate', formatDay(load.deliveryDate)],
    ['resources.loads.fields.size', `${[load.length, load.width, load.height].map(formatNumber).join(' × ')} m`],
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
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.75,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {translate(label)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value || '—'}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
