import { Box, Checkbox, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RunKind } from '#domain/invoiceRuns';
import { formatEuros } from '#domain/figures';
import { DayField } from '../ui/fields/DayField.tsx';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import type { PartyView, RowView } from './RunView.ts';

type Props = { kind: RunKind; party: PartyView; picked: readonly number[]; onPick: (ids: number[]) => void };

const RESOURCE = { clients: 'loads', carriers: 'routes' } as const;
const LINE = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  px: 1,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '40px minmax(0, 1fr) auto', md: '40px minmax(0, 1fr) 110px 110px 130px 40px' },
};
const NARROW = { display: { md: 'none' }, flexBasis: '100%' };
const WIDE = { display: { xs: 'none', md: 'block' }, textAlign: 'right' };

/** The loads or routes of one client or carrier, each to be picked by itself. */
export const PartyRows = ({ kind, party, picked, onPick }: Props) => {
  const translate = useTranslate();
  const toggle = (id: number) => onPick(picked.includes(id) ? picked.filter(each => each !== id) : [...picked, id]);
  const priceOf = (row: RowView) =>
    row.price === null ? translate('resources.invoices.help.noPrice') : formatEuros(row.price);
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 420, overflowY: 'auto' }}>
      {party.rows.map(row => (
        <Box component="li" key={row.id} sx={LINE}>
          <Checkbox
            size="small"
            checked={picked.includes(row.id)}
            disabled={row.price === null}
            onChange={() => toggle(row.id)}
            slotProps={{ input: { 'aria-label': row.concept } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, py: 0.5, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <RefLink resource={RESOURCE[kind]} id={row.id}>
                {row.concept}
              </RefLink>
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {row.reference}
            </Typography>
            <Box sx={NARROW}>
              <Typography component="span" variant="body2" color="text.secondary" sx={{ mr: 1 }}>
                <DayField value={row.day} />
              </Typography>
              <WhyLeftOut kind={kind} row={row} />
            </Box>
          </Box>
          <Box sx={WIDE}>
            <WhyLeftOut kind={kind} row={row} />
          </Box>
          <Typography variant="body2" sx={WIDE}>
            <DayField value={row.day} />
          </Typography>
          <Typography variant="body2" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            {priceOf(row)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** Why a row with a price isn't picked by itself: it isn't done, or not within the run's days. */
const WhyLeftOut = ({ kind, row }: { kind: RunKind; row: RowView }) => {
  const translate = useTranslate();
  if (!row.isDone) return <StatusBadge resource={RESOURCE[kind]} value={row.status} />;
  if (row.isInPeriod) return null;
  return <Chip size="small" variant="outlined" label={translate('resources.invoiceRuns.preview.otherPeriod')} />;
};
