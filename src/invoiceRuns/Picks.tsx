import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isPickable } from '#domain/invoiceRuns/drafts';
import type { RunPeriod } from './PeriodInputs.tsx';
import { PartyCard } from './PartyCard.tsx';
import { RunBar } from './RunBar.tsx';
import { draftOf, type PartyView, type PreviewView } from './RunView.ts';

type Props = { preview: PreviewView; period: RunPeriod; onPeriod: (period: RunPeriod) => void };

/** What ticking a client or carrier picks: what is done, or else all that has a price. */
const allOf = (party: PartyView): number[] =>
  party.picked.length ? party.picked : party.rows.filter(isPickable).map(row => row.id);

/** What there is to be invoiced, by client or carrier, each ticked or not; and what comes of it. */
export const Picks = ({ preview, period, onPeriod }: Props) => {
  const [changed, setChanged] = useState<Record<number, number[]>>({});
  const pickedOf = (party: PartyView): number[] => changed[party.id] ?? (party.isHeld ? [] : party.picked);
  const pick = (party: PartyView, ids: number[]) => setChanged(before => ({ ...before, [party.id]: ids }));
  const offers = preview.parties.map(party => {
    const picked = pickedOf(party);
    // Of what is not picked the sums of what would be are shown.
    return { party, picked, draft: draftOf(party, picked.length ? picked : allOf(party), preview) };
  });
  return (
    <>
      <Earlier preview={preview} period={period} onPeriod={onPeriod} />
      {!offers.length && <Nothing preview={preview} />}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
        {offers.map(({ party, picked, draft }) => (
          <PartyCard
            key={party.id}
            kind={preview.kind}
            party={party}
            picked={picked}
            draft={draft}
            onToggle={() => pick(party, picked.length ? [] : allOf(party))}
            onPick={ids => pick(party, ids)}
          />
        ))}
      </Stack>
      {offers.length > 0 && (
        <RunBar preview={preview} period={period} chosen={offers.filter(({ picked }) => picked.length > 0)} />
      )}
    </>
  );
};

const Earlier = ({ preview, period, onPeriod }: Props) => {
  const translate = useTranslate();
  const { earlier, earliest } = preview;
  if (!earliest) return null;
  const text = (name: string, args = {}) => translate(`resources.invoiceRuns.${name}`, args);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => onPeriod({ ...period, month: null, fromDate: earliest })}>
          {text('actions.includeEarlier')}
        </Button>
      }
    >
      {text(`preview.earlier.${preview.kind}`, { smart_count: earlier })}
    </Alert>
  );
};

const Nothing = ({ preview }: { preview: PreviewView }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 5, textAlign: 'center' }}>
      <Typography>{translate('resources.invoiceRuns.preview.none')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`resources.invoiceRuns.preview.noneHelp.${preview.kind}`)}
      </Typography>
    </Box>
  );
};
