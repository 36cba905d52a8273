import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import { Box } from '@mui/material';
import { coverOf } from './coverOf.ts';

/** The cover of a discount in a frame of 16:9, or a label in its place. */
export const Cover = ({
  discount,
  width = '100%',
}: {
  discount?: Record<string, unknown>;
  width?: number | string;
}) => {
  const cover = coverOf(discount);
  const frame = { width, aspectRatio: '16 / 9', borderRadius: 1, flexShrink: 0 };
  if (cover) return <Box component="img" src={cover.src} alt="" loading="lazy" sx={{ ...frame, objectFit: 'cover' }} />;
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
      <OfferIcon color="disabled" />
    </Box>
  );
};
