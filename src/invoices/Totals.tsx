import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Tax } from '#domain/invoices/tax';
import { invoiceTotals, taxEntries } from '#domain/invoices/totals';
import { formatEuros } from '#domain/figures';
import { toCents, toEuros } from '#domain/money';

type LineProps = { label: string; cents: number; strong?: boolean };

const Line = ({ label, cents, strong }: LineProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
    <Typography component="dt" color={strong ? undefined : 'text.secondary'} sx={{ fontWeight: strong ? 600 : 400 }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: strong ? 700 : 400, whiteSpace: 'nowrap' }}>
      {formatEuros(toEuros(cents))}
    </Typography>
  </Box>
);

/** Base, each tax, total and what is paid, while they are typed (Design 7): IRPF is withheld, so it subtracts. */
export const Totals = () => {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: 'value' });
  const tax: Tax = useWatch({ name: 'tax' }) ?? {};
  const base = typeof value === 'number' && Number.isFinite(value) ? toCents(value) : 0;
  const { total, payable } = invoiceTotals(base, tax);
  const text = (name: string, args = {}) => translate(`resources.invoices.${name}`, args);
  return (
    <Box component="dl" aria-live="polite" sx={{ m: 0, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Line label={text('fields.value')} cents={base} />
      {taxEntries(base, tax).map(({ taxLabel, taxValue, amount }) => (
        <Line key={taxLabel} label={text(`taxes.${taxLabel}`, { percent: taxValue })} cents={amount} />
      ))}
      <Line label={text('fields.total')} cents={total} strong />
      <Line label={text('fields.payable')} cents={payable} strong />
    </Box>
  );
};
