import { Box, Button, Typography } from '@mui/material';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { useDeferredValue } from 'react';
import { pageWindow } from './pageWindow.ts';

/** What is paged, as a key or text: tells several lists on one page apart. */
type Props = { of?: string };

/** Not as `sx` of each, which would make every style of a button anew. */
const SLOTS = {
  '& > button': { minWidth: 34, px: 0.5 },
  '@media (pointer: coarse)': { '& > button': { minWidth: 44 } },
};

/** The pages of a list: at most 11 slots, the first and last always there (Spec 9). */
export const Pages = ({ of }: Props) => {
  const translate = useTranslate();
  const { page, perPage, total: counted, setPage } = useListPaginationContext();
  // Below the rows, and so after them.
  const total = useDeferredValue(counted, undefined);
  if (!total) return null;
  const pages = Math.ceil(total / perPage);
  const label = [translate('app.pages.label'), of && translate(of, { _: of })].filter(Boolean).join(': ');
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total };
  return (
    <Box
      component={pages > 1 ? 'nav' : 'div'}
      aria-label={pages > 1 ? label : undefined}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 1, ...SLOTS }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
        {translate('app.pages.range', range)}
      </Typography>
      {pages > 1 &&
        pageWindow(page, pages).map((slot, index) =>
          slot === 'ellipsis' ? (
            <Typography key={`gap${index}`} component="span" sx={{ px: 0.5 }} aria-hidden>
              …
            </Typography>
          ) : (
            <Button
              key={slot}
              size="small"
              variant={slot === page ? 'contained' : 'text'}
              aria-current={slot === page ? 'page' : undefined}
              aria-label={translate(slot === page ? 'app.pages.current' : 'app.pages.page', { page: slot })}
              onClick={() => setPage(slot)}
            >
              {slot}
            </Button>
          ),
        )}
    </Box>
  );
};
