import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type Failure, failureOf } from '../ui/failure.ts';
import { sentenceOf } from './sentenceOf.ts';

type Props = {
  submit: string;
  /** Rejects with the server's refusal; what was typed stays. */
  onSubmit: () => Promise<void>;
  /** The fields, given what the server says of each. */
  children: (errors: Record<string, string>) => ReactNode;
};

/** A form of pages that come up without the application behind them: plain fields, one button, what went wrong above it. */
export const PlainForm = ({ submit, onSubmit, children }: Props) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setBusy(true);
    try {
      await onSubmit();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={event => void send(event)}>
      {children(failure?.errors ?? {})}
      <Box role="alert">
        {failure && !failure.errors && (
          <Alert role="none" severity="error" sx={{ my: 1 }}>
            {sentenceOf(failure.message)}
          </Alert>
        )}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 1 }}>
        {submit}
      </Button>
    </form>
  );
};
