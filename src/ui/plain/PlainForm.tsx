import { Alert, Box, Button } from '@mui/material';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../actions/failure.ts';
import { sentenceOf } from '../failures/sentenceOf.ts';

type Props = {
  submit: string;
  /** Rejects with the server's refusal; what was typed stays. */
  onSubmit: () => Promise<void>;
  /** The fields, given what the server says of each. */
  children: (errors: Record<string, string>) => ReactNode;
};

/**
 * A form of pages that come up without the application behind them: plain fields, one button, what went wrong above it.
 * Whoever pressed it goes on at the first field that is wrong; with none, where they were.
 */
export const PlainForm = ({ submit, onSubmit, children }: Props) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [answered, setAnswered] = useState<{ wasOnButton: boolean } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!answered) return;
    const wrong = button.current?.form?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    // While it waits for its answer it can't have the focus.
    else if (answered.wasOnButton) button.current?.focus();
  }, [answered]);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const wasOnButton = document.activeElement === button.current;
    setFailure(null);
    setBusy(true);
    try {
      await onSubmit();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
      setAnswered({ wasOnButton });
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
      <Button ref={button} type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 1 }}>
        {submit}
      </Button>
    </form>
  );
};
