import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import { Avatar } from '@mui/material';
import { thumbOf } from '../provider/fileValue.ts';
import { coverOf } from './coverOf.ts';

type Props = { discount?: Record<string, unknown>; width?: number | string; isLarge?: boolean };

/** The cover of a discount in a frame of 16:9, its thumbnail unless there is room for more, or a label in its place. */
export const Cover = ({ discount, width = '100%', isLarge }: Props) => (
  <Avatar
    variant="rounded"
    src={isLarge ? coverOf(discount)?.src : thumbOf(coverOf(discount))}
    alt=""
    sx={{ width, height: 'auto', aspectRatio: '16 / 9', flexShrink: 0, bgcolor: 'action.hover' }}
  >
    <OfferIcon color="disabled" />
  </Avatar>
);
