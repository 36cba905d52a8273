import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { ownRecipient } from '#domain/alerts';
import { openLabel } from './openLabel.ts';
import { useAlertPath } from './useAlertPath.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { useMarkAlerts } from './useMarkAlerts.ts';

const NONE = { id: 0 };

/** What the alert around is about, as a link that also counts as reading it. */
export const AboutLink = () => {
  const alert = useRecordContext();
  const translate = useTranslate();
  const mark = useMarkAlerts();
  const path = useAlertPath(alert ?? NONE);
  const isOwn = alert?.recipient === ownRecipient(useViewer());
  if (!alert || !path) return null;
  return (
    <Link
      to={path}
      sx={{ alignSelf: 'center', '@media (pointer: coarse)': { py: '11px' } }}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        if (!alert.isRead && isOwn) mark({ ids: [alert.id], isRead: true });
      }}
    >
      {openLabel(alert, translate)}
    </Link>
  );
};
