import { Alert, Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '../ui/forms/useFieldError.ts';
import type { Pick } from './picks.ts';

type Props = {
  field: 'loadIds' | 'routeIds';
  picks: readonly Pick[];
  onPicks: (picks: readonly Pick[]) => void;
  stillFree: (ids: readonly number[]) => Promise<Set<number>>;
  onDone: () => unknown;
};

/** Somebody has taken or changed what was picked: the server's sentence names it, and one goes on with the rest. */
export const RefusedPicks = ({ field, picks, onPicks, stillFree, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { clearErrors } = useFormContext();
  const error = useFieldError(field);
  // The form's own errors are objects; a sentence is the server's.
  if (!error || typeof error.message !== 'string') return null;
  const leaveOut = async () => {
    try {
      const free = await stillFree(picks.map(pick => pick.id));
      clearErrors(field);
      onPicks(picks.filter(pick => free.has(pick.id)));
      await onDone();
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : 'errors.internal', { type: 'error' });
    }
  };
  return (
    <Alert
      severity="error"
      sx={{ mb: 1.5 }}
      action={
        <Button color="inherit" size="small" onClick={() => void leaveOut()}>
          {translate('resources.invoices.actions.leaveOut')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
};
