import { Box, Button, Card, CardActions, CardContent, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '#domain/dates';
import { formatNumber } from '#domain/figures';
import { routeLabel } from '#domain/routes';
import { NeededVehicle } from './NeededVehicle.tsx';
import { RouteTrip } from './RouteTrip.tsx';
import type { RouteView } from './RouteView.ts';

const TEXTS = 'resources.poolOfRoutes';

type Props = { route: RouteView; onSelect: () => void };

/** A public route at a glance: where, when, how much, and what it asks for (Spec 2). */
export const PoolCard = ({ route, onSelect }: Props) => {
  const translate = useTranslate();
  const name = routeLabel(route);
  const from = formatDay(route.startDate);
  const to = formatDay(route.endDate);
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent
        sx={{ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, alignContent: 'start' }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography component="h2" variant="h6" sx={{ mr: 'auto' }}>
            {name}
          </Typography>
          {route.requested && <Requested />}
        </Box>
        <Typography sx={{ fontWeight: 600 }} component="div">
          <RouteTrip route={route} />
        </Typography>
        <Typography variant="body2">{translate(`${TEXTS}.card.${sentenceOf(from, to)}`, { from, to })}</Typography>
        <Totals route={route} />
        <NeededVehicle needed={route.neededVehicle} />
      </CardContent>
      <CardActions sx={{ p: 2, pt: 0 }}>
        <Button
          fullWidth
          variant="outlined"
          onClick={onSelect}
          aria-label={`${translate(`${TEXTS}.actions.select`)}: ${name}`}
        >
          {translate(`${TEXTS}.actions.select`)}
        </Button>
      </CardActions>
    </Card>
  );
};

/** Neither day is required of a route. */
const sentenceOf = (from: string, to: string): string => {
  if (!from && !to) return 'undated';
  if (from && to) return from === to ? 'day' : 'dates';
  return from ? 'from' : 'to';
};

/** The carrier's company has applied already. */
export const Requested = () => {
  const translate = useTranslate();
  return <Chip size="small" color="success" label={translate(`${TEXTS}.card.requested`)} />;
};

const Totals = ({ route: { totals } }: { route: RouteView }) => {
  const translate = useTranslate();
  const facts = [
    [translate(`${TEXTS}.card.loadsLabel`), translate(`${TEXTS}.card.loads`, { smart_count: totals.loads })],
    [
      translate(`${TEXTS}.card.size`),
      translate(`${TEXTS}.card.sizeValue`, {
        height: formatNumber(totals.height),
        length: formatNumber(totals.length),
        width: formatNumber(totals.width),
      }),
    ],
    [translate(`${TEXTS}.card.weight`), `${formatNumber(totals.weight)} kg`],
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {facts.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
