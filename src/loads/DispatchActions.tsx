import AssignIcon from '@mui/icons-material/RouteOutlined';
import RemoveIcon from '@mui/icons-material/LinkOff';
import { Box, Button, Typography } from '@mui/material';
import { useGetManyAggregate, useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { totalsOf } from '#domain/capacity';
import { formatEuros, formatNumber } from '#domain/money';
import { ConfirmButton } from '../ui/ConfirmButton.tsx';
import { useAction } from '../ui/useAction.ts';
import { AssignDialog } from './AssignDialog.tsx';
import type { LoadView } from './LoadView.ts';

/** What the selected orders add up to, and what can be done with them together. */
export const DispatchActions = () => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { data = [] } = useGetManyAggregate<LoadView>('loads', { ids: selectedIds });
  const loads = data.filter(Boolean);
  const [isAssigning, setIsAssigning] = useState(false);
  const planned = loads.filter(load => load.routeId);
  const { run, isPending } = useAction(
    provider => provider.updateMany('loads', { ids: planned.map(load => load.id), data: { routeId: null } }),
    {
      success: 'resources.loads.notifications.unassigned',
      error: 'resources.loads.notifications.updatedManyError',
      args: { smart_count: planned.length },
      invalidates: ['loads', 'routes'],
      onSuccess: () => onUnselectItems(),
    },
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SelectionTotals loads={loads} />
      <Button size="small" startIcon={<AssignIcon />} disabled={!loads.length} onClick={() => setIsAssigning(true)}>
        {translate('resources.loads.actions.assign')}
      </Button>
      {planned.length > 0 && (
        <ConfirmButton
          label="resources.loads.actions.unassign"
          title="resources.loads.actions.unassign"
          content={translate('resources.loads.confirm.unassign', {
            loads: planned.map(load => `P. ${load.id}`).join(', '),
          })}
          icon={<RemoveIcon />}
          variant="text"
          onConfirm={run}
          isPending={isPending}
        />
      )}
      {isAssigning && (
        <AssignDialog
          loads={loads}
          onClose={() => setIsAssigning(false)}
          onDone={() => {
            setIsAssigning(false);
            onUnselectItems();
          }}
        />
      )}
    </Box>
  );
};

const SelectionTotals = ({ loads }: { loads: readonly LoadView[] }) => {
  const { weight, length } = totalsOf(loads);
  const price = loads.reduce((sum, load) => sum + Math.round((load.price ?? 0) * 100), 0) / 100;
  return (
    <Typography variant="body2" component="output" color="text.primary" sx={{ fontWeight: 600, mr: 1 }}>
      {`${formatNumber(weight)} kg · ${formatNumber(length)} m · ${formatEuros(price)}`}
    </Typography>
  );
};
