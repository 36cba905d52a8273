import { List, Paper } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { AlertRow } from '../app/AlertRow.tsx';
import { CardsSkeleton } from '../ui/RowsSkeleton.tsx';
import { useMarkAlerts } from './useMarkAlerts.ts';

const stay = () => {};

/** The alerts of the list around as the bell shows them: what a phone has room for. */
export const AlertRows = () => {
  const { data, isPending } = useListContext<RaRecord>();
  const mark = useMarkAlerts();
  if (isPending) return <CardsSkeleton />;
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {data?.map(alert => (
          <AlertRow
            key={alert.id}
            alert={alert}
            onRead={() => mark({ ids: [alert.id], isRead: true })}
            onLeave={stay}
          />
        ))}
      </List>
    </Paper>
  );
};
