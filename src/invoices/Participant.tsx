import { Box, Link, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { formatAddress } from '#domain/geography/address';
import { shownAs } from '#domain/identifiers';
import { Section } from '../ui/forms/Section.tsx';
import type { InvoiceView, Participant as Party } from './InvoiceView.ts';

/** On the paper first; else the address of its row. */
const addressOf = (party: Party): string =>
  [party.rawAddress1, party.rawAddress2].filter(Boolean).join(', ') || formatAddress(party.address, 'full');

const SHOWN = ['nif', 'provider', 'phone', 'email', 'invoiceEmail', 'bankAccount'] as const;
const HREF: Partial<Record<(typeof SHOWN)[number], string>> = {
  phone: 'tel:',
  email: 'mailto:',
  invoiceEmail: 'mailto:',
};

/** Its parts as people read them. */
const shown = (name: (typeof SHOWN)[number], party: Party): string => {
  const as = name === 'phone' ? 'phone' : name === 'bankAccount' ? 'iban' : null;
  return as ? shownAs(as, party[name] ?? '') : (party[name] ?? '');
};

/** The other party and how to reach and pay it (Spec 3, "invoice participant"). */
export const Participant = () => {
  const translate = useTranslate();
  const invoice = useRecordContext<InvoiceView>();
  const party = invoice?.participant;
  if (!invoice || !party?.name) return null;
  const text = (name: string) => translate(`resources.invoices.fields.participant.${name}`);
  return (
    <Section title={`resources.invoices.sections.${invoice.direction === 'emitted' ? 'recipient' : 'issuer'}`}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{party.name}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {addressOf(party)}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {SHOWN.filter(name => party[name]).map(name => (
          <div key={name}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {text(name)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {HREF[name] ? <Link href={`${HREF[name]}${party[name]}`}>{shown(name, party)}</Link> : shown(name, party)}
            </Typography>
          </div>
        ))}
      </Box>
    </Section>
  );
};
