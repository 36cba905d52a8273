import ReadIcon from '@mui/icons-material/DoneAllOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useUnreadAlerts } from './useUnreadAlerts.ts';
import { useReadAll } from './useReadAll.ts';

/** Marks all of one's own as read, those on the other pages included. */
export const ReadAll = () => {
  const translate = useTranslate();
  const { total, newest } = useUnreadAlerts();
  const { run, isPending } = useReadAll(Number(newest?.[0]?.id ?? 0));
  return (
    <Button size="small" startIcon={<ReadIcon />} disabled={!total || isPending} onClick={run}>
      {translate('app.alerts.markAllRead')}
    </Button>
  );
};
