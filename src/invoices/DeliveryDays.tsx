import { Tooltip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { type Urgency, urgencyOf } from '#domain/invoices/overdue';
import { StatusChip } from '../ui/fields/StatusChip.tsx';
import type { InvoiceView } from './InvoiceView.ts';

const LOOK: Record<Urgency, string> = { late: 'expired', soon: 'expiring', fine: 'none' };

/** Days since the last delivery of the invoice around: red beyond the legal cap of 60, amber when it comes near. */
export const DeliveryDays = () => {
  const translate = useTranslate();
  const days = useRecordContext<InvoiceView>()?.deliveryDays;
  if (days === null || days === undefined) return null;
  const urgency = urgencyOf(days);
  const label = translate('resources.invoices.overdue.days', { smart_count: days });
  const chip = <StatusChip status={LOOK[urgency]} label={label} />;
  if (urgency === 'fine') return chip;
  return <Tooltip title={translate(`resources.invoices.overdue.${urgency}`)}>{chip}</Tooltip>;
};
