import { Box, Button, ListItem, Typography } from '@mui/material';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { ownRecipient } from '#domain/alerts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { AlertTime, EXACT_WHEN_ASKED } from './AlertTime.tsx';
import { openLabel } from './openLabel.ts';
import { useAlertPath } from './useAlertPath.ts';

type Props = { alert: RaRecord; onRead: () => void; onLeave: () => void };

/** Of an alert that isn't read. */
export const DOT = { width: 9, height: 9, borderRadius: '50%', bgcolor: 'primary.main' };

/** One alert: what happened and when, with a dot and in bold until it is read, and the way to what it is about. */
export const AlertRow = ({ alert, onRead, onLeave }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const path = useAlertPath(alert);
  const isNew = !alert.isRead;
  // A superUser that looks at somebody else's does not read it for them.
  const isOwn = alert.recipient === ownRecipient(viewer);
  const follow = () => {
    if (isNew && isOwn) onRead();
    onLeave();
  };
  return (
    <ListItem
      divider
      alignItems="flex-start"
      sx={{ gap: 1.25, py: 1.25, bgcolor: isNew ? 'action.hover' : undefined, ...EXACT_WHEN_ASKED }}
    >
      <Box aria-hidden sx={{ ...DOT, mt: '7px', flexShrink: 0, visibility: isNew ? 'visible' : 'hidden' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', columnGap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Typography component="p" sx={{ fontWeight: isNew ? 700 : 400, overflowWrap: 'anywhere' }}>
            {alert.title}
            {isNew && <span className="visually-hidden">{` (${translate('app.alerts.unread')})`}</span>}
          </Typography>
          <AlertTime at={alert.createdAt} underDay />
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {alert.description}
        </Typography>
        <Box sx={{ ml: '-5px', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          {path && (
            <Button size="small" component={LinkBase} to={path} onClick={follow}>
              {openLabel(alert, translate)}
            </Button>
          )}
          {isNew && isOwn && (
            <Button
              size="small"
              color="inherit"
              onClick={onRead}
              aria-label={`${translate('app.alerts.markRead')}: ${alert.title}`}
            >
              {translate('app.alerts.markRead')}
            </Button>
          )}
        </Box>
      </Box>
    </ListItem>
  );
};
