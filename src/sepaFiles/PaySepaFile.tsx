import PaidIcon from '@mui/icons-material/PaidOutlined';
import { Box, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { dayOf, toRowDay, toWireDay } from '#domain/dates';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { DayPick } from '../ui/inputs/DayPick.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import type { SepaFileView } from './SepaFileView.ts';

const TEXTS = 'resources.sepaFiles';

/** The day that its transfers were planned for, or today while that is to come. */
const likelyDay = (day: string): string => {
  const today = dayOf(new Date());
  return toWireDay(toRowDay(day) < today ? day : today);
};

/** Records the payments of all invoices of a file, after asking when they were made. */
export const PaySepaFile = ({ file }: { file: SepaFileView }) => {
  const translate = useTranslate();
  const [day, setDay] = useState<string | null>(() => likelyDay(file.day));
  const [isTried, setTried] = useState(false);
  const args = { smart_count: file.count };
  const { run, isPending } = useAction(provider => provider.call('POST', `/sepaFiles/${file.id}/pay`, { day }), {
    success: `${TEXTS}.notifications.paid`,
    error: `${TEXTS}.notifications.paidError`,
    args,
    invalidates: ['sepaFiles', 'invoices', 'payments'],
  });
  return (
    <ConfirmButton
      label={`${TEXTS}.actions.pay`}
      title={`${TEXTS}.confirm.payTitle`}
      content={
        <Box>
          {translate(`${TEXTS}.confirm.pay`, args)}
          <Box sx={{ mt: 2, maxWidth: 260 }}>
            <DayPick label={translate('resources.payments.confirm.paidOn')} value={day} onChange={setDay} />
            {isTried && !day && <FormHelperText error>{translate('validation.required')}</FormHelperText>}
          </Box>
        </Box>
      }
      icon={<PaidIcon />}
      isWhole={() => {
        setTried(!day);
        return !!day;
      }}
      onConfirm={run}
      isPending={isPending}
    />
  );
};
