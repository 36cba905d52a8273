import { Box, Typography } from '@mui/material';
import { formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { ChoiceText } from '../ui/fields/ChoiceText.tsx';
import type { PaymentView } from './PaymentView.ts';
import { RemovePayment } from './RemovePayment.tsx';

/** On a phone its day and amount on one line and the rest below; else all in columns. */
const LINE = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '1fr auto auto', sm: '100px 130px 1fr auto 96px' },
  gridTemplateAreas: {
    xs: '"day amount remove" "method method remove" "about about about"',
    sm: '"day method about amount remove"',
  },
};

type Props = { payment: PaymentView; isRemovable: boolean };

/** One payment: when, how, with which reference, how much, and who registered it. */
export const PaymentLine = ({ payment, isRemovable }: Props) => {
  const { day, method, amount, reference, notes, user } = payment;
  const about = [reference, notes, user].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={LINE}>
      <Typography variant="body2" sx={{ gridArea: 'day', whiteSpace: 'nowrap', fontWeight: 600 }}>
        {formatDay(day)}
      </Typography>
      <Typography variant="body2" sx={{ gridArea: 'method' }}>
        <ChoiceText source="method" value={method} resource="payments" />
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ gridArea: 'about', overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <Typography variant="body2" sx={{ gridArea: 'amount', whiteSpace: 'nowrap', fontWeight: 600 }}>
        {formatEuros(amount)}
      </Typography>
      <Box sx={{ gridArea: 'remove', justifySelf: 'end' }}>{isRemovable && <RemovePayment payment={payment} />}</Box>
    </Box>
  );
};
