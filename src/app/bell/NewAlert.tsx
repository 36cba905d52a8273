import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUrgent } from '#domain/alerts/kinds';
import { useMarkAlerts } from '../../alerts/useMarkAlerts.ts';
import { NOTICE_MS } from '../notices/Notice.tsx';
import { openLabel } from '../../alerts/openLabel.ts';
import { useAlertPath } from '../../alerts/useAlertPath.ts';
import { NEWEST, useUnreadAlerts } from '../../alerts/useUnreadAlerts.ts';

/** Beside what is being done, never over its buttons: at the right under the top edge, on a phone under the bar. */
const PLACE = {
  display: 'block',
  position: 'fixed',
  top: { xs: 56, sm: 12 },
  right: 12,
  left: { xs: 12, sm: 'auto' },
  width: { sm: 340 },
  zIndex: 'snackbar',
} as const;

/** The newest alert that came since the page was opened, if it is of the kind that can't wait for a look at the bell. */
const useNewAlert = () => {
  const { newest } = useUnreadAlerts();
  const [seen, setSeen] = useState<number | null>(null);
  const [alert, setAlert] = useState<RaRecord | null>(null);
  const last = newest && Math.max(0, ...newest.map(({ id }) => Number(id)));
  if (newest && last !== undefined && (seen === null || last > seen)) {
    setSeen(last);
    const fresh = seen === null ? undefined : newest.find(({ id, kind }) => Number(id) > seen && isUrgent(kind));
    if (fresh) setAlert(fresh);
  }
  // Read elsewhere meanwhile, by the bell or by a colleague.
  if (alert && newest && newest.length < NEWEST && !newest.some(({ id }) => id === alert.id)) setAlert(null);
  return { alert, close: () => setAlert(null) };
};

/** Says discreetly that something urgent has come: it takes no focus, and is read out when nothing else is being said. */
export const NewAlert = () => {
  const { alert, close } = useNewAlert();
  return (
    <Box component="output" sx={PLACE}>
      {alert && <Said key={alert.id} alert={alert} onClose={close} />}
    </Box>
  );
};

const Said = ({ alert, onClose }: { alert: RaRecord; onClose: () => void }) => {
  const translate = useTranslate();
  const mark = useMarkAlerts();
  const path = useAlertPath(alert);
  const [held, setHeld] = useState(false);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => leave(), NOTICE_MS);
    return () => window.clearTimeout(timer);
  }, [held]);
  const hold = (isHeld: boolean) => () => setHeld(isHeld);
  const follow = () => {
    mark({ ids: [alert.id], isRead: true });
    onClose();
  };
  return (
    <Paper
      elevation={6}
      onMouseEnter={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      sx={{ p: 1.5, pr: 6, borderLeft: 4, borderColor: 'primary.main', position: 'relative' }}
    >
      <Typography component="p" sx={{ fontWeight: 700 }}>
        <span className="visually-hidden">{`${translate('app.alerts.news')}: `}</span>
        {alert.title}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {alert.description}
      </Typography>
      {path && (
        <Button size="small" component={LinkBase} to={path} onClick={follow} sx={{ ml: '-5px' }}>
          {openLabel(alert, translate)}
        </Button>
      )}
      <IconButton
        aria-label={translate('app.alerts.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 4, right: 4 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
};
