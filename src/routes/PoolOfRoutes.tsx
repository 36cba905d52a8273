import { Box } from '@mui/material';
import { ListBase, useListContext, useRemoveFromStore, useStore } from 'react-admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PoolOverview } from '#domain/routes/matching';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { Pages } from '../ui/lists/Pages.tsx';
import { TilesSkeleton } from '../ui/pages/Skeletons.tsx';
import { ViewTabs } from '../ui/pages/ViewTabs.tsx';
import { useViewer } from '../ui/pages/viewer.tsx';
import { OwnRequests, REQUESTS } from './OwnRequests.tsx';
import { PoolBar } from './PoolBar.tsx';
import { PoolCard } from './PoolCard.tsx';
import { PoolDetail } from './PoolDetail.tsx';
import { PoolEmpty, PoolMore } from './PoolEmpty.tsx';
import type { RouteView } from './RouteView.ts';
import { POOL_POLL, usePoolOverview } from './usePoolOverview.ts';

const SOONEST = { field: 'startDate', order: 'ASC' } as const;

const VIEWS = ['open', 'requests'] as const;
type View = (typeof VIEWS)[number];
/** The one that an address asks for, as an alert's does (alertPath); else it is the one seen last. */
const ASKED = 'view';

/** The routes open to carriers, each as a card (Spec 2); for a carrier also what it has asked for. */
export const PoolOfRoutes = () => {
  const { role } = useViewer();
  return (
    <Allowed action="read" resource="poolOfRoutes">
      <PageTitle title="resources.poolOfRoutes.page.list" />
      {role === 'carrier' ? <CarrierViews /> : <OpenRoutes />}
    </Allowed>
  );
};

const CarrierViews = () => {
  const [kept, keep] = useStore<View>('poolOfRoutes.view', 'open');
  const [query, setQuery] = useSearchParams();
  const asked = VIEWS.find(each => each === query.get(ASKED));
  const view = asked ?? kept;
  const forget = useRemoveFromStore();
  // What an alert leads to is there, whatever the list was narrowed down to before.
  useEffect(() => {
    if (asked === 'requests') forget(REQUESTS);
  }, [asked, forget]);
  const choose = (next: View) => {
    keep(next);
    if (query.has(ASKED)) setQuery({}, { replace: true });
  };
  return (
    <>
      <ViewTabs views={VIEWS} value={view} onChange={choose} texts="resources.poolOfRoutes.views" />
      {view === 'requests' ? <OwnRequests /> : <OpenRoutes />}
    </>
  );
};

const OpenRoutes = () => (
  <ListBase
    resource="poolOfRoutes"
    disableAuthentication
    perPage={25}
    sort={SOONEST}
    storeKey="poolOfRoutes"
    queryOptions={{ refetchInterval: POOL_POLL, onError: () => {} }}
  >
    <Pool />
  </ListBase>
);

const Pool = () => {
  const overview = usePoolOverview();
  const { filterValues, total } = useListContext();
  const [opened, setOpened] = useState<RouteView | null>(null);
  return (
    <>
      {(!!total || Object.keys(filterValues).length > 0) && <PoolBar overview={overview} />}
      <Cards overview={overview} onSelect={setOpened} />
      <Pages />
      {!!total && <PoolMore overview={overview} />}
      {opened && <PoolDetail opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' };

type Props = { overview: PoolOverview | undefined; onSelect: (route: RouteView) => void };

const Cards = ({ overview, onSelect }: Props) => {
  const { data, error, isPending, refetch } = useListContext<RouteView>();
  if (error && !data) return <LoadFailure error={error} retry={refetch} inPage />;
  if (isPending) return <TilesSkeleton count={6} height={280} width={320} />;
  if (!data?.length) return <PoolEmpty overview={overview} />;
  return (
    <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
      {data.map(route => (
        <PoolCard key={route.id} route={route} onSelect={() => onSelect(route)} />
      ))}
    </Box>
  );
};
