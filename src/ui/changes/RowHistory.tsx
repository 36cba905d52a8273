import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import {
  LinkBase,
  RecordContextProvider,
  useGetList,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useId } from 'react';
import { LoadFailure } from '../pages/LoadFailure.tsx';
import { Loading } from '../pages/Loading.tsx';
import type { Change } from './Change.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

/** As many as are told at once; the rest are in the list of all. */
const SHOWN = { page: 1, perPage: 100 };
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const TEXTS = 'resources.history';

/** What happened to the row around, newest first. */
export const RowHistory = ({ onClose }: { onClose: () => void }) => {
  const title = useId();
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const filter = { resource, recordId: record?.id };
  const { data, error, refetch } = useGetList<Change>(
    'history',
    { filter, sort: NEWEST, pagination: SHOWN },
    // Somebody may have changed it since it was last looked at.
    { staleTime: 0, retry: false },
  );
  const all = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{translate(`${TEXTS}.page.ofRow`)}</DialogTitle>
      <DialogContent dividers>
        {error && <LoadFailure error={error} retry={refetch} />}
        {!error && !data && <Loading />}
        {data?.length === 0 && <Typography>{translate(`${TEXTS}.none`)}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map(entry => (
            <RecordContextProvider key={entry.id} value={entry}>
              <HistoryEntry />
            </RecordContextProvider>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button component={LinkBase} to={`/history?${all}`} color="inherit">
          {translate(`${TEXTS}.actions.openList`)}
        </Button>
        <Button onClick={onClose} autoFocus>
          {translate('app.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
