import { Box, Paper, Skeleton, Stack } from '@mui/material';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { memo, type ReactNode } from 'react';

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

const pulse = keyframes({ '50%': { opacity: 0.4 } });

/** All of it styled at once: a hundred bones that each have their own style would be later than the rows. */
const BONES: SxProps<Theme> = {
  animation: `${pulse} 2s ease-in-out 0.5s infinite`,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: ROW_PX,
    px: 2,
    borderBottom: 1,
    borderColor: 'divider',
    '&:last-child': { border: 0 },
  },
  '& i': { height: 12, borderRadius: 1, bgcolor: 'text.primary', opacity: 0.11 },
};

/** How wide the bones of a row are, beside one another. */
const SHARES = [2, 4, 3, 2, 2].map((share, column) => <i key={column} style={{ flex: share }} />);

/** Where the rows of a table will be, while they are asked for. */
export const TableSkeleton = memo(({ rows = PAGE }: { rows?: number }) => (
  <Waiting>
    <Paper variant="outlined">
      <Box sx={BONES}>
        {Array.from({ length: rows + 1 }, (_, row) => (
          <div key={row}>{SHARES}</div>
        ))}
      </Box>
    </Paper>
  </Waiting>
));
TableSkeleton.displayName = 'TableSkeleton';

/** The same for the cards of a phone. */
export const CardsSkeleton = memo(({ rows = PAGE }: { rows?: number }) => (
  <Waiting>
    <Stack spacing={1}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={CARD_PX} />
      ))}
    </Stack>
  </Waiting>
));
CardsSkeleton.displayName = 'CardsSkeleton';
