import { ServerError } from './ServerError.tsx';

/** What takes the place of a page that broke; trying again draws it anew. */
export const BrokenPage = ({ resetErrorBoundary }: { resetErrorBoundary?: (...args: unknown[]) => void }) => (
  <ServerError reload={resetErrorBoundary && (() => resetErrorBoundary())} />
);
