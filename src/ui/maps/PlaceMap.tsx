import 'leaflet/dist/leaflet.css';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useRef } from 'react';
import { drawMap } from './drawMap.ts';
import { MAP_LOOK } from './mapLook.ts';
import type { MapPoint } from './mapPoint.ts';
import { useMapTiles } from './useMapTiles.ts';

type Props = { points: readonly MapPoint[]; onMove?: (latitude: number, longitude: number) => void };

/** A small map of some places in their order; loaded when first shown (see LazyMap). */
export const PlaceMap = ({ points, onMove }: Props) => {
  const translate = useTranslate();
  const tiles = useMapTiles();
  const frame = useRef<HTMLDivElement>(null);
  const moved = useEffectEvent((latitude: number, longitude: number) => onMove?.(latitude, longitude));
  const isMovable = !!onMove;
  const drawn = JSON.stringify(points);
  useEffect(() => {
    if (!frame.current || tiles === undefined) return undefined;
    return drawMap(frame.current, {
      points: JSON.parse(drawn) as MapPoint[],
      tiles,
      texts: { zoomIn: translate('app.map.zoomIn'), zoomOut: translate('app.map.zoomOut') },
      onMove: isMovable ? (latitude, longitude) => moved(latitude, longitude) : undefined,
    });
  }, [drawn, tiles, isMovable, translate]);
  const places = points.map(({ label }) => label).join(', ');
  return (
    <Box
      ref={frame}
      component="section"
      className="place-map"
      aria-label={translate('app.map.name', { places })}
      sx={{ height: 240, borderRadius: 1, border: 1, borderColor: 'divider', zIndex: 0, ...MAP_LOOK }}
    />
  );
};
