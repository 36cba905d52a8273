import EmptyIcon from '@mui/icons-material/SwapHorizOutlined';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Allowed } from '../ui/Allowed.tsx';
import { failureOf } from '../ui/failure.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Pages } from '../ui/Pages.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { PoolCard } from './PoolCard.tsx';
import { PoolDetail } from './PoolDetail.tsx';
import type { RouteView } from './RouteView.ts';

const SOONEST = { field: 'startDate', order: 'ASC' } as const;
const MINUTE = 60_000;

/** The routes open to carriers, each as a card (Spec 2). */
export const PoolOfRoutes = () => (
  <Allowed action="read" resource="poolOfRoutes">
    <ListBase
      resource="poolOfRoutes"
      perPage={25}
      sort={SOONEST}
      storeKey="poolOfRoutes"
      queryOptions={{ refetchInterval: MINUTE, onError: () => {} }}
    >
      <PageTitle title="resources.poolOfRoutes.page.list" />
      <Cards />
      <Pages />
    </ListBase>
  </Allowed>
);

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' };

const Cards = () => {
  const { data, error, isPending, refetch } = useListContext<RouteView>();
  const [openId, setOpenId] = useState<number | null>(null);
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (isPending)
    return (
      <Box sx={GRID}>
        <Skeleton variant="rounded" height={280} />
        <Skeleton variant="rounded" height={280} />
      </Box>
    );
  if (!data?.length) return <Empty />;
  const open = data.find(route => route.id === openId);
  return (
    <>
      <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
        {data.map(route => (
          <PoolCard key={route.id} route={route} onSelect={() => setOpenId(route.id)} />
        ))}
      </Box>
      {open && <PoolDetail route={open} onClose={() => setOpenId(null)} />}
    </>
  );
};

const Failure = ({ error, retry }: { error: Error; retry: () => void }) => {
  const translate = useTranslate();
  const { message } = failureOf(error);
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

const Empty = () => {
  const translate = useTranslate();
  const { role } = useViewer();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      <EmptyIcon sx={{ fontSize: 48, color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>{translate('resources.poolOfRoutes.empty')}</Typography>
      {role === 'carrier' && (
        <Typography color="text.secondary">
          {translate('resources.poolOfRoutes.noMatch')} {translate('resources.poolOfRoutes.invite')}
        </Typography>
      )}
    </Box>
  );
};
