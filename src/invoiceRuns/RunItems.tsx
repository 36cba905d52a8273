import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RunKind } from '#domain/invoiceRuns';
import { formatEuros } from '#domain/figures';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import type { ItemView } from './RunView.ts';
import { StatementActions } from './StatementActions.tsx';

const LINE = {
  display: 'grid',
  alignItems: 'center',
  gap: 1,
  px: { xs: 1.5, sm: 2 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 130px 190px 150px' },
};

/** What became of each client or carrier: its invoice, or why there is none. */
export const RunItems = ({ kind, items }: { kind: RunKind; items: readonly ItemView[] }) => (
  <Paper component="ul" variant="outlined" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {items.map(item => (
      <Box component="li" key={item.id} sx={LINE}>
        <Party kind={kind} item={item} />
        <Typography
          variant="body2"
          sx={{ textAlign: 'right', whiteSpace: 'nowrap', display: { xs: 'none', md: 'block' } }}
        >
          {formatEuros(item.base)}
        </Typography>
        <Invoice item={item} />
        {item.state === 'stated' && (
          <Box sx={{ gridColumn: '1 / -1', gridRow: { md: 2 } }}>
            <StatementActions id={item.id} />
          </Box>
        )}
        <Box sx={{ justifySelf: 'end', gridRow: 1, gridColumn: { xs: 2, md: 4 } }}>
          <StatusBadge resource="invoiceRuns" field="state" value={item.state} />
        </Box>
      </Box>
    ))}
  </Paper>
);

const Party = ({ kind, item }: { kind: RunKind; item: ItemView }) => {
  const translate = useTranslate();
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <RefLink resource={kind} id={item.clientId ?? item.carrierId}>
          {item.name}
        </RefLink>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`resources.invoiceRuns.preview.count.${kind}`, { smart_count: item.count })}
      </Typography>
      {item.state === 'refused' && (
        <Typography variant="body2" color="error">
          {item.problem}
        </Typography>
      )}
    </Box>
  );
};

/** The invoice that was made, with its number and total. */
const Invoice = ({ item }: { item: ItemView }) => {
  const translate = useTranslate();
  const notes = [
    item.acceptance && !item.isAnnulled && translate(`resources.invoices.choices.acceptance.${item.acceptance}`),
    item.isAnnulled && translate('resources.invoiceRuns.run.annulled'),
  ].filter(Boolean);
  return (
    <Box sx={{ textAlign: { md: 'right' }, gridColumn: { xs: '1 / -1', md: 3 }, '&:empty': { display: 'none' } }}>
      {item.invoiceId && (
        <>
          <Typography variant="body2">
            <RefLink resource="invoices" id={item.invoiceId}>
              {item.num}
            </RefLink>
          </Typography>
          <Typography variant="body2">{formatEuros(item.total)}</Typography>
        </>
      )}
      {notes.length > 0 && (
        <Typography variant="caption" color="text.secondary">
          {notes.join(' · ')}
        </Typography>
      )}
    </Box>
  );
};
