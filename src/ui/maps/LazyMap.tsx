import { Box } from '@mui/material';
import { lazyPart } from '../pages/lazyPart.tsx';
import type { MapPoint } from './mapPoint.ts';

const PlaceMap = lazyPart(() => import('./PlaceMap.tsx'), 'PlaceMap', <Box sx={{ height: 240 }} />);

type Props = { points: readonly MapPoint[]; onMove?: (latitude: number, longitude: number) => void };

/** A map, once its code has come; nothing at all when no place is known. */
export const LazyMap = ({ points, onMove }: Props) =>
  points.length ? <PlaceMap points={points} onMove={onMove} /> : null;
