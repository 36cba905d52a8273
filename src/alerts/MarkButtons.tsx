import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReadIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { Button, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { useMarkAlerts } from './useMarkAlerts.ts';

/** For the selected alerts. */
export const MarkSelected = () => {
  const mark = useMarkAlerts();
  const { selectedIds = [], onUnselectItems } = useListContext();
  const run = (isRead: boolean) => mark({ ids: [...selectedIds], isRead, onDone: () => onUnselectItems() });
  return (
    <>
      <Button label="resources.alerts.actions.markRead" onClick={() => run(true)}>
        <ReadIcon />
      </Button>
      <Button label="resources.alerts.actions.markUnread" onClick={() => run(false)}>
        <UnreadIcon />
      </Button>
    </>
  );
};

/** For the alert around. */
export const MarkOne = () => {
  const alert = useRecordContext();
  const translate = useTranslate();
  const mark = useMarkAlerts();
  if (!alert) return null;
  const label = translate(`resources.alerts.actions.${alert.isRead ? 'markUnread' : 'markRead'}`);
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={`${label}: ${alert.title}`}
        onClick={event => {
          event.stopPropagation();
          mark({ ids: [alert.id], isRead: !alert.isRead });
        }}
      >
        {alert.isRead ? <UnreadIcon fontSize="small" /> : <ReadIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
