import { Box, Paper, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

/** As high as a row of one line, its border included; and as a card of two. */
const ROW_PX = 37;
const CARD_PX = 67;
const PAGE = 25;

/** Says to those who can't see it that something is on its way. */
export const Waiting = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <div aria-busy>
      <span className="visually-hidden">{translate('app.loading')}</span>
      {children}
    </div>
  );
};

/** Where the rows of a table will be, while they are asked for. */
export const TableSkeleton = ({ rows = PAGE }: { rows?: number }) => (
  <Waiting>
    <Paper variant="outlined">
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 4,
            height: ROW_PX,
            px: 2,
            borderBottom: row < rows ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          {[2, 4, 3, 2, 2].map((share, column) => (
            <Skeleton key={column} sx={{ flex: share }} />
          ))}
        </Box>
      ))}
    </Paper>
  </Waiting>
);

/** The same for the cards of a phone. */
export const CardsSkeleton = ({ rows = PAGE }: { rows?: number }) => (
  <Waiting>
    <Stack spacing={1}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={CARD_PX} />
      ))}
    </Stack>
  </Waiting>
);
