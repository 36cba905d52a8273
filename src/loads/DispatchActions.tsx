import AssignIcon from '@mui/icons-material/RouteOutlined';
import CloseIcon from '@mui/icons-material/Close';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import RemoveIcon from '@mui/icons-material/LinkOff';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { totalsOf } from '#domain/loads/capacity';
import { loadLabel } from '#domain/loads';
import { moveRefusal } from '#domain/loads/planning';
import { formatEuros, formatNumber } from '#domain/figures';
import { BAR_MARK } from './dispatchKeys.ts';
import type { LoadView } from './LoadView.ts';
import { useDispatchDialog } from './useDispatchDialog.ts';
import { useSelectedLoads } from './useSelectedLoads.ts';

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minHeight: 40,
  mb: 0.5,
  // Both buttons beside each other on a phone.
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};

/** What the selected orders add up to and what can be done with them; always there, so that no row jumps when it fills. */
export const DispatchActions = () => {
  const translate = useTranslate();
  const { selectedIds, onSelect, error, data } = useListContext<LoadView>();
  const { movable, outside, isComplete } = useSelectedLoads();
  const open = useDispatchDialog();
  const placed = movable.filter(load => load.routeId);
  const mayLeave = placed.some(load => !moveRefusal(load, load.route));
  return (
    <Box
      component="section"
      className="screen-only"
      aria-label={translate('app.list.bulk')}
      {...{ [BAR_MARK]: '' }}
      sx={BAR}
    >
      {selectedIds.length > 0 && (
        <IconButton size="small" aria-label={translate('resources.loads.table.clear')} onClick={() => onSelect([])}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <Typography variant="body2" component="output" sx={{ flex: { xs: '1 1 240px', sm: '0 1 auto' } }}>
        {selectedIds.length > 0 ? (
          <>
            {translate('resources.loads.table.selected', { smart_count: selectedIds.length })}
            {' · '}
            <b>{isComplete ? sumOf(movable) : '…'}</b>
          </>
        ) : (
          translate('resources.loads.table.selectFirst')
        )}
      </Typography>
      {selectedIds.length > 0 && (
        <>
          <Button
            size="small"
            startIcon={<AssignIcon />}
            disabled={!movable.length || !isComplete}
            onClick={() => open({ kind: 'assign', loads: movable })}
          >
            {translate('resources.loads.actions.assign')}
          </Button>
          {mayLeave && (
            <Button size="small" startIcon={<RemoveIcon />} onClick={() => open({ kind: 'unassign', loads: placed })}>
              {translate('resources.loads.actions.unassign')}
            </Button>
          )}
        </>
      )}
      <Outside loads={outside} />
      {error && data && (
        <Typography variant="body2" component="output" color="warning.main">
          {translate('resources.loads.table.stale')}
        </Typography>
      )}
      <Button
        size="small"
        color="inherit"
        startIcon={<KeyboardIcon />}
        onClick={() => open({ kind: 'keys' })}
        sx={{ ml: 'auto', color: 'text.secondary', display: { xs: 'none', md: 'inline-flex' } }}
      >
        {translate('app.shortcuts.title')}
      </Button>
    </Box>
  );
};

const sumOf = (loads: readonly LoadView[]): string => {
  const { weight, length } = totalsOf(loads);
  const cents = loads.reduce((sum, load) => sum + Math.round((load.price ?? 0) * 100), 0);
  return `${formatNumber(weight)} kg · ${formatNumber(length)} m · ${formatEuros(cents / 100)}`;
};

const MOST_NAMED = 3;

/** The selected orders that aren't on screen, with where they stand: on another page, or gone from this group. */
const Outside = ({ loads }: { loads: readonly LoadView[] }) => {
  const translate = useTranslate();
  if (!loads.length) return null;
  const named = loads.slice(0, MOST_NAMED).map(load => {
    const status = load.disabled ? 'app.list.disabled' : `resources.loads.choices.status.${load.status}`;
    return `${loadLabel(load)} (${translate(status)})`;
  });
  const more = loads.length - named.length;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('resources.loads.table.outside', { loads: named.join(', ') })}
      {more > 0 && ` ${translate('resources.loads.table.outsideMore', { count: more })}`}
    </Typography>
  );
};
