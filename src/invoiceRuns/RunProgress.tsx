import ContinueIcon from '@mui/icons-material/PlayArrow';
import StopIcon from '@mui/icons-material/Pause';
import RetryIcon from '@mui/icons-material/Replay';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Progress } from '#domain/invoiceRuns';
import { ConfirmButton } from '../ui/actions/ConfirmButton.tsx';
import { useAction } from '../ui/actions/useAction.ts';
import { ProgressText } from './ProgressText.tsx';

type Props = { id: string; progress: Progress; isWorking: boolean; go: () => Promise<void>; stop: () => void };

/** How far a run has come, and what can be done with what isn't done. */
export const RunProgress = ({ id, progress, isWorking, go, stop }: Props) => {
  const translate = useTranslate();
  const text = (name: string, args = {}) => translate(`resources.invoiceRuns.${name}`, args);
  const { pending, created, stated, refused } = progress;
  const all = pending + created + stated + refused;
  const done = all - pending;
  const invalidates = ['invoiceRuns'];
  const retry = useAction(provider => provider.call('PUT', `/invoiceRuns/${id}/retry`), {
    invalidates,
    onSuccess: () => void go(),
  });
  const withdraw = useAction(provider => provider.call('PUT', `/invoiceRuns/${id}/withdraw`), {
    success: 'resources.invoiceRuns.notifications.withdrawnAll',
    invalidates,
  });
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={all ? (100 * done) / all : 100}
        aria-label={text('fields.progress')}
        sx={{ height: 10, borderRadius: 5, mb: 1 }}
      />
      <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
        {text('run.progress', { done, all })}
        {isWorking && ` · ${text('run.working')}`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <ProgressText progress={progress} />
      </Typography>
      {pending > 0 && !isWorking && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text('run.paused')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, '&:empty': { display: 'none' } }}>
        {pending > 0 && !isWorking && (
          <Button size="small" variant="contained" startIcon={<ContinueIcon />} onClick={() => void go()}>
            {text('actions.continue')}
          </Button>
        )}
        {isWorking && pending > 0 && (
          <Button size="small" variant="outlined" startIcon={<StopIcon />} onClick={stop}>
            {text('actions.pause')}
          </Button>
        )}
        {refused > 0 && !isWorking && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<RetryIcon />}
            onClick={retry.run}
            disabled={retry.isPending}
          >
            {text('actions.retry')}
          </Button>
        )}
        {pending + refused > 0 && !isWorking && (
          <ConfirmButton
            label="resources.invoiceRuns.actions.withdraw"
            title="resources.invoiceRuns.confirm.withdrawTitle"
            content="resources.invoiceRuns.confirm.withdraw"
            color="inherit"
            variant="text"
            isPending={withdraw.isPending}
            onConfirm={withdraw.run}
          />
        )}
      </Box>
    </>
  );
};
