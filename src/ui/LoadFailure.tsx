import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NotFound } from '../app/NotFound.tsx';
import { failureOf } from './failure.ts';

/** Why a page has no data: it does not exist (or is not this person's to see), or the asking failed. */
export const LoadFailure = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const translate = useTranslate();
  const { status, message } = failureOf(error);
  if (status === 404 || status === 400) return <NotFound />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => retry()}>
          {translate('app.action.retry')}
        </Button>
      }
    >
      {translate(message || 'app.list.error', { _: message })}
    </Alert>
  );
};
