import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { routeLabel } from '#domain/routes';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { RouteCard } from './RouteCard.tsx';
import type { RouteView } from './RouteView.ts';

/** A route as a card for a thumb: the whole of it opens it. */
export const DriverCard = ({ route }: { route: RouteView }) => (
  <Card component="li" variant="outlined">
    <CardActionArea
      component={LinkBase}
      to={`/driver/routes/${route.id}`}
      sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
          <Typography component="h2" variant="h6">
            {routeLabel(route)}
          </Typography>
          <StatusBadge value={route.status} resource="routes" />
        </Box>
        <Typography component="div">
          <RouteCard route={route} />
        </Typography>
      </Box>
      <ChevronRightIcon color="action" />
    </CardActionArea>
  </Card>
);
