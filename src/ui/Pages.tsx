import { Box, Button, Typography } from '@mui/material';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { pageWindow } from './pageWindow.ts';

/** The pages of a list: at most 11 slots, the first and last always there (Spec 9). */
export const Pages = () => {
  const translate = useTranslate();
  const { page, perPage, total, setPage } = useListPaginationContext();
  if (!total) return null;
  const pages = Math.ceil(total / perPage);
  const range = { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total };
  return (
    <Box
      component="nav"
      aria-label={translate('app.pages.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 1 }}
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
              sx={{ minWidth: 34, px: 0.5 }}
            >
              {slot}
            </Button>
          ),
        )}
    </Box>
  );
};
