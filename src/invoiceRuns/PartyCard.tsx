import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Checkbox, Chip, Collapse, IconButton, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDay } from '#domain/dates';
import type { RunKind } from '#domain/invoiceRuns';
import { MAX_INVOICE_ROWS } from '#domain/invoices';
import { formatEuros } from '#domain/figures';
import { toEuros } from '#domain/money';
import { askedFor, isHeld, type RunDraft } from '#domain/invoiceRuns/drafts';
import { RefLink } from '../ui/fields/RefLink.tsx';
import { taxText } from '../invoices/taxText.ts';
import { PartyRows } from './PartyRows.tsx';
import type { PartyView } from './RunView.ts';

type Props = {
  kind: RunKind;
  party: PartyView;
  picked: readonly number[];
  draft: RunDraft;
  onToggle: () => void;
  onPick: (ids: number[]) => void;
};

const HEAD = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1,
  gridTemplateColumns: { xs: '40px minmax(0, 1fr) 40px', md: '40px minmax(0, 1fr) 130px 130px 130px 40px' },
};
/** A phone has one line below the name for all of it. */
const WIDE = { display: { xs: 'none', md: 'block' }, textAlign: 'right' };
const NARROW = { display: { md: 'none' } };

/** A client or carrier of the preview: ticked or not, its invoice in figures, what is wrong with it, and its rows. */
export const PartyCard = ({ kind, party, picked, draft, onToggle, onPick }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const text = (name: string, args = {}) => translate(`resources.invoiceRuns.${name}`, args);
  const isPicked = picked.length > 0;
  const count = text(`preview.count.${kind}`, { smart_count: draft.count });
  const isPart = draft.count < party.rows.length;
  const due = text('preview.due', { date: formatDay(draft.dueDate) });
  const payable = formatEuros(toEuros(askedFor(kind, draft)));
  return (
    <Paper component="li" variant="outlined">
      <Box sx={{ ...HEAD, p: 1 }}>
        <Checkbox
          size="small"
          checked={isPicked}
          disabled={!draft.count && !isPicked}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': text('actions.pickParty', { name: party.name }) } }}
        />
        <Box>
          <Typography component="h2" sx={{ fontWeight: 600, fontSize: 'inherit', overflowWrap: 'anywhere' }}>
            <RefLink resource={kind} id={party.id}>
              {party.name}
            </RefLink>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {count} {isPart && text('preview.of', { all: party.rows.length })} · {taxText(party.tax)} ·{' '}
            <span style={{ whiteSpace: 'nowrap' }}>{due}</span>
            {kind === 'carriers' && (
              <Chip
                size="small"
                variant="outlined"
                sx={{ ml: 1 }}
                label={text(`preview.${party.isSelfBilled ? 'selfBilled' : 'statement'}`)}
              />
            )}
          </Typography>
          <Typography variant="body2" sx={NARROW}>
            {text('preview.base')} {formatEuros(toEuros(draft.base))} · <strong>{payable}</strong>
          </Typography>
        </Box>
        <Amount label={text('preview.base')} cents={draft.base} />
        <Amount label={text('preview.taxes')} cents={draft.iva - draft.irpf} />
        <Box sx={WIDE}>
          <Typography variant="caption" color="text.secondary">
            {text(`preview.${kind === 'clients' ? 'total' : 'payable'}`)}
          </Typography>
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{payable}</Typography>
        </Box>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={text('actions.showRows', { name: party.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      </Box>
      {draft.problems.map(problem => (
        <Typography
          key={problem}
          variant="body2"
          sx={{ pl: 7, pr: 1.5, pb: 1, color: isHeld({ problems: [problem] }) ? 'error.main' : 'warning.main' }}
        >
          {text(`problems.${problem}`, { max: MAX_INVOICE_ROWS, tax: taxText(party.tax) })}
        </Typography>
      ))}
      <Collapse in={isOpen} unmountOnExit>
        <PartyRows kind={kind} party={party} picked={picked} onPick={onPick} />
      </Collapse>
    </Paper>
  );
};

const Amount = ({ label, cents }: { label: string; cents: number }) => (
  <Box sx={WIDE}>
    <Typography variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Typography sx={{ whiteSpace: 'nowrap' }}>{formatEuros(toEuros(cents))}</Typography>
  </Box>
);
