import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { type QueueItem, removeItems, updateItem } from './queue.ts';
import { sendQueue } from './sendQueue.ts';
import { useItemText } from './useItemText.ts';

/** What a driver did and the office does not have, in order; what it refused can be tried again or given up. */
export const UnsentList = ({ items }: { items: readonly QueueItem[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('app.offline.list')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {items.map(item => (
        <UnsentLine key={item.id} item={item} />
      ))}
    </Box>
  );
};

const UnsentLine = ({ item }: { item: QueueItem }) => {
  const translate = useTranslate();
  const text = useItemText();
  const retry = async () => {
    await updateItem({ ...item, state: 'waiting', message: undefined });
    await sendQueue();
  };
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {text.title(item)}
      </Typography>
      <Typography variant="caption" component="div">
        {text.when(item)}
      </Typography>
      {item.state === 'refused' && (
        <>
          <Typography variant="body2">{translate(item.message ?? 'errors.internal', { _: item.message })}</Typography>
          <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
            <Button size="small" variant="outlined" color="inherit" onClick={() => void retry()}>
              {translate('app.offline.retry')}
            </Button>
            <ConfirmButton
              label="app.offline.drop"
              title="app.offline.dropTitle"
              content="app.offline.dropMessage"
              color="inherit"
              variant="text"
              onConfirm={() => void removeItems(item.userId, [item.id])}
            />
          </Box>
        </>
      )}
    </Box>
  );
};
