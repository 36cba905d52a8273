import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReadIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Button as MuiButton, IconButton, Tooltip } from '@mui/material';
import { Button, useListContext, useRecordContext, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { ownRecipient } from '#domain/alerts';
import { useViewer } from '../ui/pages/viewer.tsx';
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

/** For the alert around; `worded` where nothing can be pointed at to be told what it does. */
export const MarkOne = ({ worded = false }: { worded?: boolean }) => {
  const alert = useRecordContext();
  const translate = useTranslate();
  const mark = useMarkAlerts();
  const viewer = useViewer();
  // Whoever sees everybody's reads them for nobody.
  if (!alert || alert.recipient !== ownRecipient(viewer)) return null;
  const label = translate(`resources.alerts.actions.${alert.isRead ? 'markUnread' : 'markRead'}`);
  const Icon = alert.isRead ? UnreadIcon : ReadIcon;
  const name = `${label}: ${alert.title}`;
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    mark({ ids: [alert.id], isRead: !alert.isRead });
  };
  if (worded)
    return (
      <MuiButton size="small" startIcon={<Icon />} aria-label={name} onClick={press}>
        {label}
      </MuiButton>
    );
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={name} onClick={press}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
