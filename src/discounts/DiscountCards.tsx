import { Box, Card, CardActions, CardContent, Typography } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { Cover } from './Cover.tsx';
import { TilesSkeleton } from '../ui/pages/Skeletons.tsx';
import { OfferLink } from './OfferLink.tsx';

/** What carriers see: every offer as a card with its picture, whole text and link. */
export const DiscountCards = () => {
  const { data, isPending } = useListContext<RaRecord>();
  if (isPending) return <TilesSkeleton height={280} width={270} />;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
        gap: 2,
        listStyle: 'none',
        p: 0,
        m: 0,
      }}
    >
      {data?.map(discount => (
        <Card
          key={discount.id}
          component="li"
          variant="outlined"
          sx={{ display: 'flex', flexDirection: 'column', p: 1.5, gap: 1 }}
        >
          <Cover discount={discount} />
          <CardContent sx={{ flex: 1, p: 0.5 }}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {discount.title}
            </Typography>
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {discount.description}
            </Typography>
          </CardContent>
          <CardActions sx={{ p: 0.5 }}>
            <OfferLink link={discount.link} asButton />
          </CardActions>
        </Card>
      ))}
    </Box>
  );
};
