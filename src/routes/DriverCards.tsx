import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DriverCard } from './DriverCard.tsx';
import type { RouteView } from './RouteView.ts';

/** A driver's routes one below the other, or that there are none. */
export const DriverCards = ({ routes }: { routes: readonly RouteView[] }) => {
  const translate = useTranslate();
  if (!routes.length)
    return (
      <Typography color="text.secondary" sx={{ py: 6, textAlign: 'center' }}>
        {translate('resources.routes.help.noAssigned')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {routes.map(route => (
        <DriverCard key={route.id} route={route} />
      ))}
    </Box>
  );
};
