import OfflineIcon from '@mui/icons-material/CloudOffOutlined';
import WaitingIcon from '@mui/icons-material/CloudUploadOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { dayOf } from '#domain/dates';
import { formatClock, formatMoment } from '../ui/fields/moment.ts';
import { coverage } from './coverage.ts';
import { storage } from './database.ts';
import { queue } from './queue.ts';
import { isSending } from './sendQueue.ts';
import { UnsentList } from './UnsentList.tsx';
import { isOutdated, opensOffline } from './updates.ts';

/** Of today the clock says it; of another day its date too. */
const shortMoment = (iso: string): string =>
  dayOf(new Date(iso)) === dayOf(new Date()) ? formatClock(iso) : formatMoment(iso);

/** Above a driver's pages: whether there is coverage, what waits for it, and what this browser can't do. */
export const RoadBar = () => {
  const translate = useTranslate();
  const { lost, dataAt } = coverage.use();
  const state = storage.use();
  const reopens = opensOffline.use();
  const hasUpdate = isOutdated.use();
  const hindrance = state !== 'ok' ? state : reopens !== 'yes' ? reopens : null;
  return (
    <Stack spacing={1} aria-live="polite" sx={{ maxWidth: 720, mx: 'auto', '&:not(:empty)': { mb: 2 } }}>
      {lost && (
        <Alert severity="warning" icon={<OfflineIcon fontSize="inherit" />}>
          {dataAt ? translate('app.offline.lost', { moment: shortMoment(dataAt) }) : translate('app.offline.lostEmpty')}
        </Alert>
      )}
      <Waiting />
      {hindrance && <Alert severity="warning">{translate(`app.offline.${hindrance}`)}</Alert>}
      {hasUpdate && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {translate('app.offline.reload')}
            </Button>
          }
        >
          {translate('app.offline.update')}
        </Alert>
      )}
    </Stack>
  );
};

/** How much waits to be sent, and what it is; what was refused is always in sight. */
const Waiting = () => {
  const translate = useTranslate();
  const items = queue.use();
  const sending = isSending.use();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = items.filter(({ state }) => state === 'waiting');
  const refused = items.filter(({ state }) => state === 'refused');
  const count = translate('app.offline.pending', { smart_count: waiting.length });
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          severity="info"
          icon={<WaitingIcon fontSize="inherit" />}
          action={
            <Button color="inherit" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {translate(isOpen ? 'app.offline.hide' : 'app.offline.show')}
            </Button>
          }
        >
          {sending ? `${count} · ${translate('app.offline.sending')}` : count}
          {isOpen && <UnsentList items={waiting} />}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="error">
          {translate('app.offline.refused', { smart_count: refused.length })}
          <UnsentList items={refused} />
        </Alert>
      )}
    </>
  );
};
