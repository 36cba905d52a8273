import { Box, Paper, TextField, Typography } from '@mui/material';
import { useRedirect, useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDay } from '#domain/dates';
import { runField } from '#domain/invoiceRuns';
import { formatEuros } from '#domain/figures';
import { toEuros } from '#domain/money';
import { askedFor, type RunDraft } from '#domain/invoiceRuns/drafts';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import type { RunPeriod } from './PeriodInputs.tsx';
import type { PartyView, PreviewView } from './RunView.ts';

type Chosen = { party: PartyView; picked: readonly number[]; draft: RunDraft };
type Props = { preview: PreviewView; period: RunPeriod; chosen: readonly Chosen[] };

const sumOf = (chosen: readonly Chosen[], centsOf: (draft: RunDraft) => number): string =>
  formatEuros(toEuros(chosen.reduce((sum, { draft }) => sum + centsOf(draft), 0)));

const BAR = { position: 'sticky', bottom: 0, zIndex: 2, p: { xs: 1, sm: 1.5 }, mb: 2, borderRadius: 1 };
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };

/** How many invoices of how much the picks make, and the button that makes them. Kept in sight. */
export const RunBar = ({ preview, period, chosen }: Props) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [dueReason, setDueReason] = useState('');
  const { kind } = preview;
  const isLate = chosen.some(({ draft }) => draft.problems.includes('dueReason'));
  const { fromDate, toDate, date } = period;
  const data = {
    kind,
    fromDate,
    toDate,
    date,
    ...(isLate && { dueReason: dueReason.trim() }),
    [runField(kind)]: chosen.flatMap(({ picked }) => picked),
  };
  const { run, isPending } = useAction(async provider => (await provider.create('invoiceRuns', { data })).data, {
    error: 'resources.invoiceRuns.notifications.createdError',
    onSuccess: ({ id }) => redirect('edit', 'invoiceRuns', id, undefined, { begin: true }),
  });
  const base = sumOf(chosen, draft => draft.base);
  const total = sumOf(chosen, draft => askedFor(kind, draft));
  const key = (name: string) => `resources.invoiceRuns.${name}`;
  return (
    <Paper square variant="outlined" sx={BAR}>
      {isLate && (
        <TextField
          fullWidth
          required
          label={translate(key('preview.dueReason'))}
          helperText={translate(key('preview.dueReasonHelp'))}
          value={dueReason}
          onChange={event => setDueReason(event.target.value.slice(0, 250))}
        />
      )}
      <Box sx={LINE}>
        <Typography aria-live="polite" sx={{ flex: 1, minWidth: 180 }}>
          {translate(key(`preview.sum.${kind}`), { base, total })}
        </Typography>
        <ConfirmButton
          label={key(`actions.create.${kind}`)}
          title={key(`confirm.createTitle.${kind}`)}
          content={key(`confirm.create.${kind}`)}
          args={{ smart_count: chosen.length, date: formatDay(date), total }}
          variant="contained"
          disabled={!chosen.length || (isLate && !dueReason.trim())}
          isPending={isPending}
          onConfirm={run}
        />
      </Box>
    </Paper>
  );
};
