import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import { SelectAllButton, useListContext, useTranslate } from 'react-admin';
import type { EntityListProps } from './EntityList.tsx';
import { type BulkProps, useBulk } from './useBulk.tsx';
import { useForgottenSelection } from './useForgottenSelection.ts';

/** At the foot of the screen, so that no row moves under the pointer when the first is selected, and a thumb reaches it. */
const BAR: SxProps = {
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  px: 1,
  py: 0.5,
  border: 1,
  borderColor: 'primary.main',
  '& .RaTopToolbar-root': { p: 0 },
};

/** Where the focus goes when the bar does. */
const FIRST_ROW = '[data-rows] :is(tbody, li)';

/** How many rows of the list around are selected, and what can be done with them; nothing while none is. */
export const BulkBar = (props: BulkProps & Pick<EntityListProps, 'storeKey'>) => {
  const translate = useTranslate();
  const bulk = useBulk(props);
  const { selectedIds = [], onUnselectItems } = useListContext();
  useForgottenSelection(props.storeKey);
  if (!bulk || selectedIds.length === 0) return null;
  return (
    <Paper
      component="section"
      elevation={8}
      className="screen-only"
      aria-label={translate('app.list.bulk')}
      data-heir={FIRST_ROW}
      sx={BAR}
    >
      <IconButton size="small" aria-label={translate('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography variant="body2" component="output">
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      <SelectAllButton />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { sm: 1 } }}>{bulk}</Box>
    </Paper>
  );
};
