import { Container } from '@mui/material';
import { ConnectionError } from './ConnectionError.tsx';
import { ServerError } from './ServerError.tsx';

type Props = { error: unknown; retry: () => void };

const isFault = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 500;

/** In the place of a whole page that needs an answer first: the server has a fault, or can't be reached (Spec 8). */
export const NoAnswer = ({ error, retry }: Props) =>
  isFault(error) ? (
    <Container component="main" maxWidth="sm">
      <ServerError reload={retry} />
    </Container>
  ) : (
    <ConnectionError retry={retry} />
  );
