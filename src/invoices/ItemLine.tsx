import { Box, Checkbox, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { loadLabel } from '#domain/loads';
import { formatEuros } from '#domain/figures';
import { routeLabel } from '#domain/routes';
import { DayField } from '../ui/fields/DayField.tsx';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import type { Row } from '../ui/fields/row.ts';
import { deliveryOf, type ItemKind } from './itemKind.ts';
import type { Pick } from './picks.ts';
import { tripOf } from './tripOf.ts';

type Props = {
  kind: ItemKind;
  item: Row | Pick;
  /** Left out where nothing can be picked. */
  onToggle?: (id: number) => void;
  isPicked?: boolean;
  /** It can't be picked now. */
  isOff?: boolean;
};

const NARROW = { display: { sm: 'none' } };
const WIDE = { whiteSpace: 'nowrap', display: { xs: 'none', sm: 'table-cell' } };

/** A load or route of an invoice: what it is, where it went, when, and for how much. */
export const ItemLine = ({ kind, item, onToggle, isPicked = false, isOff = false }: Props) => {
  const translate = useTranslate();
  const label = kind === 'loads' ? loadLabel({ id: item.id }) : routeLabel({ id: item.id });
  const hasPrice = typeof item.price === 'number';
  // Of what is invoiced already, it says nothing any more.
  const status = onToggle && <StatusBadge resource={kind} value={item.status ?? null} />;
  return (
    <TableRow hover={!!onToggle} selected={isPicked}>
      {onToggle && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={isPicked}
            disabled={!hasPrice || isOff}
            onChange={() => onToggle(Number(item.id))}
            slotProps={{ input: { 'aria-label': label } }}
          />
        </TableCell>
      )}
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            <RefLink resource={kind} id={item.id}>
              {label}
            </RefLink>
          </Typography>
          <Typography component="span" variant="body2">
            {'trip' in item ? item.trip : tripOf(item)}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary" sx={NARROW}>
            <DayField value={deliveryOf(item)} />
          </Typography>
          {status && <Box sx={NARROW}>{status}</Box>}
          {item.clientRef && (
            <Typography component="span" variant="body2" color="text.secondary">
              {item.clientRef}
            </Typography>
          )}
        </Box>
      </TableCell>
      {status && <TableCell sx={WIDE}>{status}</TableCell>}
      <TableCell sx={WIDE}>
        <DayField value={deliveryOf(item)} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {hasPrice ? formatEuros(item.price) : translate('resources.invoices.help.noPrice')}
      </TableCell>
    </TableRow>
  );
};

/** Among hundreds of lines only the one that is picked is drawn anew. */
export const PickLine = memo(ItemLine);
