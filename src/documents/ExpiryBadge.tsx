import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { dayOf, daysBetween, formatDay } from '#domain/dates';
import { documentExpiry } from '#domain/documents';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';

type Props = {
  expirationDate?: string | null;
  /** A newer version has taken its place: its date says nothing any more. */
  isReplaced?: boolean;
  withDays?: boolean;
};

/** "A punto de caducar", "Caducado" (Spec 4) or "Sustituido", with how long there is left; nothing for what is in force. */
export const ExpiryBadge = ({ expirationDate, isReplaced, withDays }: Props) => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  if (isReplaced) return <StatusBadge value="replaced" field="expiry" resource="documents" />;
  const expiry = documentExpiry(expirationDate, today);
  if (!expirationDate || expiry === 'none' || expiry === 'valid') return null;
  const left = daysBetween(today, expirationDate);
  const when =
    left < 0
      ? translate('resources.documents.help.expiredOn', { date: formatDay(expirationDate) })
      : left === 0
        ? translate('resources.documents.help.expiresToday')
        : translate('resources.documents.help.expiresIn', { smart_count: left });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusBadge value={expiry} field="expiry" resource="documents" />
      {withDays && (
        <Typography variant="body2" component="span" color="text.secondary">
          {when}
        </Typography>
      )}
    </Stack>
  );
};
