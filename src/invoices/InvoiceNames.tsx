import { Box, Typography } from '@mui/material';
import { formatEuros } from '#domain/figures';
import type { Row } from '../ui/fields/row.ts';
import { counterpartName } from './counterpartName.ts';

type Props = { intro: string; invoices: readonly (Row | undefined)[]; amount?: 'payable' | 'pending' };

/** Invoices by number, party and amount: what a confirmation is about. */
export const InvoiceNames = ({ intro, invoices, amount = 'payable' }: Props) => (
  <>
    <Typography sx={{ mb: 1 }}>{intro}</Typography>
    <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
      {invoices.map(
        invoice =>
          invoice && (
            <Box
              key={invoice.id}
              component="li"
              sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 88 }}>
                {invoice.num}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
                {counterpartName(invoice)}
              </Typography>
              <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
                {formatEuros(invoice[amount])}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  </>
);
