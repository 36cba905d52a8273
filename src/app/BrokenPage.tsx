import { PAGE_NOT_LOADED } from './lazyPage.ts';
import { MissingPage } from './MissingPage.tsx';
import { ServerError } from './ServerError.tsx';

type Props = { error?: unknown; resetErrorBoundary?: (...args: unknown[]) => void };

/** What takes the place of a page that broke; trying again draws it anew. */
export const BrokenPage = ({ error, resetErrorBoundary }: Props) =>
  error instanceof Error && error.name === PAGE_NOT_LOADED ? (
    <MissingPage />
  ) : (
    <ServerError reload={resetErrorBoundary && (() => resetErrorBoundary())} />
  );
