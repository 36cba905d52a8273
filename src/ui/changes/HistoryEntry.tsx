import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ChoiceText } from '../fields/ChoiceText.tsx';
import { formatMoment } from '../fields/moment.ts';
import type { Change } from './Change.ts';
import { WhatChanged } from './WhatChanged.tsx';

/** One change of a row: what was done, by whom, when and from where, and what it came to. */
export const HistoryEntry = () => {
  const translate = useTranslate();
  const entry = useRecordContext<Change>();
  if (!entry) return null;
  const { createdAt, user, ip } = entry;
  const from = ip && translate('resources.history.from', { ip });
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 700 }}>
        <ChoiceText source="action" resource="history" />
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
        {[formatMoment(createdAt), user?.username, from].filter(Boolean).join(' · ')}
      </Typography>
      <Typography component="div" variant="body2">
        <WhatChanged />
      </Typography>
    </Box>
  );
};
