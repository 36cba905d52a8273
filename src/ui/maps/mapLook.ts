import type { SxProps, Theme } from '@mui/material/styles';

/** Leaflet's own look, quieter; the classes are given in drawMap.ts. */
export const MAP_LOOK: SxProps<Theme> = {
  '&.leaflet-container': { bgcolor: 'background.default', font: 'inherit' },
  '& .map-point': {
    border: '3px solid',
    borderColor: 'background.paper',
    borderRadius: '50%',
    bgcolor: 'primary.main',
    boxShadow: ({ palette }) => `0 0 0 1px ${palette.primary.main}`,
  },
  '& .leaflet-tooltip': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    boxShadow: 'none',
    px: 0.75,
    py: 0.25,
    '&::before': { borderTopColor: 'divider' },
  },
  '& .leaflet-tooltip.map-capital': {
    p: 0,
    border: 0,
    background: 'none',
    color: 'text.secondary',
    fontSize: 11,
    '&::before': { display: 'none' },
  },
  '& .leaflet-bar': { border: 1, borderColor: 'divider', boxShadow: 'none' },
  '@media (pointer: coarse)': {
    '& .leaflet-bar a': { display: 'grid', placeItems: 'center', minWidth: 44, minHeight: 44 },
  },
  '& .leaflet-bar a': { bgcolor: 'background.paper', color: 'text.primary', borderColor: 'divider' },
};
