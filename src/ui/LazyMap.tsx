import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { MapPoint } from './mapPoint.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./PlaceMap.tsx')).PlaceMap }));

type Props = { points: readonly MapPoint[]; onMove?: (latitude: number, longitude: number) => void };

/** A map, once its code has come; nothing at all when no place is known. */
export const LazyMap = ({ points, onMove }: Props) =>
  points.length ? (
    <Suspense fallback={<Box sx={{ height: 240 }} />}>
      <PlaceMap points={points} onMove={onMove} />
    </Suspense>
  ) : null;
