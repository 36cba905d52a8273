import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { useAlertPath } from '../app/useAlertPath.ts';
import { useMarkAlerts } from './useMarkAlerts.ts';

const NONE = { id: 0 };

/** What the alert around is about, as a link that also counts as reading it. */
export const AboutLink = () => {
  const alert = useRecordContext();
  const translate = useTranslate();
  const mark = useMarkAlerts();
  const path = useAlertPath(alert ?? NONE);
  if (!alert || !path) return null;
  const name = translate(`resources.${alert.resource}.name`, { smart_count: 1 });
  return (
    <Link
      to={path}
      sx={{ alignSelf: 'center' }}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        if (!alert.isRead) mark({ ids: [alert.id], isRead: true });
      }}
    >
      {alert.recordId ? `${name} ${alert.recordId}` : name}
    </Link>
  );
};
