import { Box, Paper, Skeleton } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TableSkeleton, Waiting } from '../lists/RowsSkeleton.tsx';

/* The ground plan of what is on its way, so that the page doesn't jump when it comes. */

const several = (count: number, draw: (key: number) => ReactNode) =>
  Array.from({ length: count }, (_, key) => draw(key));

/** As high as a PageTitle. */
const TITLE: SxProps<Theme> = { mb: 2, minHeight: 32, maxWidth: 280, fontSize: '1.4rem' };
const Title = () => <Skeleton variant="text" sx={TITLE} />;

const GRID = { display: 'grid', gap: 2 };
const FIELDS = { ...GRID, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' } };

const SectionBones = ({ fields }: { fields: number }) => (
  <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, mb: 2 }}>
    <Skeleton variant="text" width={140} sx={{ fontSize: '1.05rem', mb: 1.5 }} />
    <Box sx={FIELDS}>
      {several(fields, key => (
        <Skeleton key={key} variant="rounded" height={40} />
      ))}
    </Box>
  </Paper>
);

/** The page of a row. */
export const DetailSkeleton = () => (
  <Waiting>
    <Title />
    <SectionBones fields={8} />
    <SectionBones fields={4} />
  </Waiting>
);

type TilesProps = { count?: number; height?: number; width?: number };

/** Cards side by side, as many as there is room for; `width` is the least of each, one below another without it. */
export const TilesSkeleton = ({ count = 3, height = 96, width }: TilesProps) => (
  <Waiting>
    <Box sx={{ ...GRID, gridTemplateColumns: width && `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))` }}>
      {several(count, key => (
        <Skeleton key={key} variant="rounded" height={height} />
      ))}
    </Box>
  </Waiting>
);

/** A list with its toolbar. */
export const ListSkeleton = () => (
  <>
    <Title />
    <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
      <Skeleton variant="rounded" width={260} height={40} />
      <Skeleton variant="rounded" width={160} height={40} sx={{ ml: 'auto' }} />
    </Box>
    <TableSkeleton />
  </>
);

export const HomeSkeleton = () => (
  <>
    <Title />
    <TilesSkeleton count={9} height={118} width={260} />
  </>
);
