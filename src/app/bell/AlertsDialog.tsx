import CloseIcon from '@mui/icons-material/Close';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { LinkBase, type RaRecord, useGetList, useTranslate } from 'react-admin';
import { alertDays } from '#domain/alerts/days';
import { ownRecipient } from '#domain/alerts';
import { useMarkAlerts } from '../../alerts/useMarkAlerts.ts';
import { useReadAll } from '../../alerts/useReadAll.ts';
import { LoadFailure } from '../../ui/pages/LoadFailure.tsx';
import { TilesSkeleton } from '../../ui/pages/Skeletons.tsx';
import { useViewer } from '../../ui/pages/viewer.tsx';
import { AlertDay } from './AlertDay.tsx';
import { PHONE } from '../frame/SideBar.tsx';
import { usePolling } from '../../alerts/useUnreadAlerts.ts';

const SHOWN = 25;
const CORNER = { position: 'absolute', right: 12, top: 12 } as const;

type Props = {
  /** How many are unread in all, those not shown here included. */
  unread: number;
  onClose: () => void;
};

/** The latest alerts by day, each to be marked as read or followed to what it is about. */
export const AlertsDialog = ({ unread, onClose }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const isPhone = useMediaQuery(PHONE);
  const mark = useMarkAlerts();
  const { data, isPending, isPaused, error, refetch } = useGetList<RaRecord & { createdAt: string }>(
    'alerts',
    {
      filter: { recipient: ownRecipient(viewer) },
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'id', order: 'DESC' },
    },
    usePolling(),
  );
  const { run: readAll, isPending: isReading } = useReadAll(Number(data?.[0]?.id ?? 0));
  const read = ({ id }: RaRecord) => mark({ ids: [id], isRead: true });
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby="alerts-title">
      <DialogTitle id="alerts-title" sx={{ pr: 7 }}>
        {translate('app.alerts.title')}
        <IconButton aria-label={translate('app.alerts.close')} onClick={onClose} sx={CORNER}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        {isPending && !isPaused && <TilesSkeleton count={5} height={64} />}
        {isPending && isPaused && <Typography sx={{ p: 3 }}>{translate('app.offline.lostEmpty')}</Typography>}
        {error && !data && <LoadFailure inPage error={error} retry={refetch} />}
        {data?.length === 0 && <Typography sx={{ p: 3 }}>{translate('app.alerts.empty')}</Typography>}
        {alertDays(data ?? []).map(({ day, alerts }) => (
          <AlertDay key={day} day={day} alerts={alerts} onRead={read} onLeave={onClose} />
        ))}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button component={LinkBase} to="/alerts" onClick={onClose}>
          {translate('app.alerts.seeAll')}
        </Button>
        <Button disabled={!unread || !data?.length || isReading} onClick={readAll}>
          {translate('app.alerts.markAllRead')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
