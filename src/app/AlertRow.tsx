import { Box, Button, ListItem, Typography } from '@mui/material';
import { Link, type RaRecord, useTranslate } from 'react-admin';
import { formatMoment } from '../ui/moment.ts';
import { useAlertPath } from './useAlertPath.ts';

type Props = { alert: RaRecord; onRead: () => void; onLeave: () => void };

/** One alert: what happened and when, bold until it is read. */
export const AlertRow = ({ alert, onRead, onLeave }: Props) => {
  const translate = useTranslate();
  const path = useAlertPath(alert);
  return (
    <ListItem divider sx={{ display: 'block', py: 1.5, bgcolor: alert.isRead ? undefined : 'action.hover' }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography component="p" sx={{ fontWeight: alert.isRead ? 400 : 700 }}>
          {alert.title}
          {!alert.isRead && <span className="visually-hidden">{` (${translate('app.alerts.unread')})`}</span>}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {formatMoment(alert.createdAt)}
        </Typography>
      </Box>
      <Typography variant="body2">{alert.description}</Typography>
      <Box sx={{ mt: 0.5, display: 'flex', gap: 1 }}>
        {path && (
          <Button
            size="small"
            component={Link}
            to={path}
            onClick={() => {
              if (!alert.isRead) onRead();
              onLeave();
            }}
          >
            {translate('app.alerts.open')}
          </Button>
        )}
        {!alert.isRead && (
          <Button size="small" onClick={onRead}>
            {translate('app.alerts.markRead')}
          </Button>
        )}
      </Box>
    </ListItem>
  );
};
