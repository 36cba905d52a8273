import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { seesAllAlerts } from '#domain/alerts';
import { DOT } from './AlertRow.tsx';
import { AlertTime } from './AlertTime.tsx';
import type { CardListProps } from '../ui/lists/CardList.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { AboutLink } from './AboutLink.tsx';
import { MarkOne } from './MarkButtons.tsx';
import { RecipientText } from './RecipientText.tsx';

/** Bold and with a dot until it is read, as under the bell. */
const Title = () => {
  const alert = useRecordContext();
  const translate = useTranslate();
  if (!alert || alert.isRead) return <Box sx={{ fontWeight: 400 }}>{alert?.title}</Box>;
  return (
    <Box sx={{ fontWeight: 700 }}>
      <Box component="span" aria-hidden sx={{ ...DOT, display: 'inline-block', mr: 1 }} />
      {alert.title}
      <span className="visually-hidden">{` (${translate('app.alerts.unread')})`}</span>
    </Box>
  );
};

/** Whom it is for, where alerts of others are seen too. */
const Recipient = () => {
  const { role } = useViewer();
  if (!seesAllAlerts(role)) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <RecipientText />
    </Box>
  );
};

/** An alert on a phone: what happened and when, the way to what it is about, and reading it. */
export const ALERT_CARD: CardListProps['show'] = {
  primary: () => <Title />,
  secondary: ({ description }) => (
    <>
      <Box sx={{ color: 'text.primary', whiteSpace: 'pre-line' }}>{description}</Box>
      <Recipient />
    </>
  ),
  tertiary: ({ createdAt }) => <AlertTime at={createdAt} />,
  foot: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', px: 2, pb: 1 }}>
      <AboutLink />
      <MarkOne worded />
    </Box>
  ),
};
