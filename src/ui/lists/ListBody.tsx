import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { createElement, type ReactNode } from 'react';
import { failureOf } from '../actions/failure.ts';
import { iconOf } from '../theme/icons.ts';
import { LoadFailure } from '../pages/LoadFailure.tsx';
import { useHidesRows } from './useHidesRows.ts';

type Props = {
  children: ReactNode;
  /** What to say when there are no rows, instead of why that may be. */
  empty?: string;
  /** Key of what to say when there are none at all; `resources.X.empty` by itself. */
  none?: string;
  /** Stands in for the rows until they come; what is listed does so by itself without. */
  skeleton?: ReactNode;
};

/** The rows of the page before, while the next is asked for: told apart once that takes long enough to be seen. */
const OUTDATED = { opacity: 0.55, transition: 'opacity 0s 300ms' };

/** A filter from somebody else's link may not exist, or not for whoever opens it. */
const isRefused = (error: unknown): boolean => [400, 403].includes(failureOf(error).status);

/** What a list shows: its rows, why there are none (no data, or none with these filters), or what went wrong. */
export const ListBody = ({ children, empty, none, skeleton }: Props) => {
  const { data, error, isPending, isPlaceholderData, refetch, setFilters, total } = useListContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const hidesRows = useHidesRows();
  const clear = () => setFilters({}, []);
  if (error && !data && hidesRows && isRefused(error))
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={clear}>
            {translate('app.list.clearFilters')}
          </Button>
        }
      >
        {translate('app.list.refusedFilters')}
      </Alert>
    );
  if (error && !data) return <LoadFailure error={error} retry={refetch} inPage />;
  if (isPending && skeleton) return <>{skeleton}</>;
  if (isPending || total !== 0)
    return (
      <Box data-rows aria-busy={isPlaceholderData} sx={isPlaceholderData ? OUTDATED : undefined}>
        {children}
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 6, px: 2, textAlign: 'center' }}>
      {createElement(iconOf(resource) ?? InboxIcon, { sx: { fontSize: 48, color: 'text.disabled' } })}
      <Typography sx={{ minHeight: '1.5em' }}>
        {empty ??
          (hidesRows === false
            ? translate(none ?? `resources.${resource}.empty`, { _: translate('app.list.noData') })
            : hidesRows && translate('app.list.noFilteredData'))}
      </Typography>
      {hidesRows && (
        <Button variant="outlined" onClick={clear}>
          {translate('app.list.clearFilters')}
        </Button>
      )}
    </Box>
  );
};
