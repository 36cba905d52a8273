import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NotFound } from '../failures/NotFound.tsx';
import { ServerError } from '../failures/ServerError.tsx';
import { failureOf } from '../actions/failure.ts';

type Props = {
  error: unknown;
  retry: () => void;
  /** Part of a page that has its own title. */
  inPage?: boolean;
  /** One of several parts of a page, which has no room for more than a line. */
  inSection?: boolean;
};

/** Why there is no data: it does not exist (or is not this person's to see), or the asking failed (Spec 8). */
export const LoadFailure = ({ error, retry, inPage, inSection }: Props) => {
  const translate = useTranslate();
  const { status, message } = failureOf(error);
  if (!inPage && !inSection && (status === 404 || status === 400)) return <NotFound />;
  if (status === 500 && !inSection) return <ServerError headingLevel={inPage ? 'h2' : 'h1'} reload={retry} />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => retry()}>
          {translate('app.action.retry')}
        </Button>
      }
    >
      {translate((status !== 500 && message) || 'app.list.error', { _: message })}
    </Alert>
  );
};
