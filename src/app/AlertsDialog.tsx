import CloseIcon from '@mui/icons-material/Close';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, List, Typography } from '@mui/material';
import { Link, type RaRecord, useGetList, useTranslate, useUpdateMany } from 'react-admin';
import { AlertRow } from './AlertRow.tsx';

/** The latest alerts, each to be marked as read or followed to what it is about. */
export const AlertsDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { data = [], isPending } = useGetList<RaRecord>('alerts', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'DESC' },
  });
  const [updateMany] = useUpdateMany();
  const markRead = (ids: RaRecord['id'][]) => {
    if (ids.length) updateMany('alerts', { ids, data: { isRead: true } }, { mutationMode: 'optimistic' });
  };
  const unread = data.filter(alert => !alert.isRead).map(alert => alert.id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="alerts-title">
      <DialogTitle id="alerts-title" sx={{ pr: 7 }}>
        {translate('app.alerts.title')}
        <IconButton
          aria-label={translate('app.alerts.close')}
          onClick={onClose}
          sx={{ position: 'absolute', right: 12, top: 12 }}
        >
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        {!isPending && !data.length && <Typography sx={{ p: 3 }}>{translate('app.alerts.empty')}</Typography>}
        <List disablePadding>
          {data.map(alert => (
            <AlertRow key={alert.id} alert={alert} onRead={() => markRead([alert.id])} onLeave={onClose} />
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button component={Link} to="/alerts" onClick={onClose} sx={{ mr: 'auto' }}>
          {translate('app.alerts.seeAll')}
        </Button>
        <Button disabled={!unread.length} onClick={() => markRead(unread)}>
          {translate('app.alerts.markAllRead')}
        </Button>
        <Button onClick={onClose}>{translate('app.alerts.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
