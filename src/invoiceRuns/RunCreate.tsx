import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocation, useRedirect, useTranslate } from 'react-admin';
import { useState } from 'react';
import { isDay } from '#domain/dates';
import { MAX_RUN_ROWS, RUN_KINDS, type RunKind } from '#domain/invoiceRuns';
import { formatNumber } from '#domain/figures';
import type { Provider } from '../provider/provider.ts';
import { useDayWarning } from '../invoices/useDayWarning.ts';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { firstPeriod, PeriodInputs, type RunPeriod } from './PeriodInputs.tsx';
import { Picks } from './Picks.tsx';
import { ViewTabs } from '../ui/pages/ViewTabs.tsx';
import type { PreviewView } from './RunView.ts';
import { UnfinishedRuns } from './UnfinishedRuns.tsx';

/** What a month's invoices, or settlements, would be: looked at, unticked, and made together. */
export const RunCreate = () => (
  <Allowed action="create" resource="invoiceRuns">
    <NewRun />
  </Allowed>
);

const kindIn = (search: string): RunKind => (search.includes('kind=carriers') ? 'carriers' : 'clients');

const NewRun = () => {
  const redirect = useRedirect();
  const kind = kindIn(useLocation().search);
  const [period, setPeriod] = useState<RunPeriod>(firstPeriod);
  return (
    <>
      <PageTitle title={`resources.invoiceRuns.page.${kind}`} />
      <ViewTabs
        views={RUN_KINDS}
        value={kind}
        onChange={next => redirect(`/invoiceRuns/create?kind=${next}`)}
        texts="resources.invoiceRuns.actions"
      />
      <UnfinishedRuns>
        <PeriodInputs period={period} onChange={setPeriod} />
        {kind === 'clients' && <OddDay date={period.date} />}
        <Preview kind={kind} period={period} onChange={setPeriod} />
      </UnfinishedRuns>
    </>
  );
};

/** Says before anything is made what is odd about the day that all those invoices will have. */
const OddDay = ({ date }: Pick<RunPeriod, 'date'>) => {
  const warning = useDayWarning({ date }, true);
  return warning ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {warning}
    </Alert>
  ) : null;
};

type Props = { kind: RunKind; period: RunPeriod; onChange: (period: RunPeriod) => void };

const Preview = ({ kind, period, onChange }: Props) => {
  const translate = useTranslate();
  const provider = useDataProvider<Provider>();
  const { fromDate, toDate, date } = period;
  // A year that is being typed is a day as well, but none to ask for.
  const isWhole = [fromDate, toDate, date].every(day => !!day && isDay(day));
  const isInOrder = !fromDate || !toDate || fromDate <= toDate;
  const query = new URLSearchParams({ kind, fromDate: fromDate ?? '', toDate: toDate ?? '', date: date ?? '' });
  const { data, error, refetch } = useQuery({
    queryKey: ['invoiceRuns', 'preview', `${query}`],
    queryFn: () => provider.call<PreviewView>('GET', `/invoiceRuns/preview?${query}`),
    enabled: isWhole && isInOrder,
    retry: false,
    // What was made of it is in no later one.
    gcTime: 0,
    // What was unticked is not to be forgotten because somebody looked at another window.
    refetchOnWindowFocus: false,
  });
  if (!isWhole) return null;
  if (!isInOrder) return <Alert severity="warning">{translate('resources.invoiceRuns.preview.notInOrder')}</Alert>;
  if (error) return <LoadFailure error={error} retry={refetch} inPage />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      {data.isCut && (
        <Alert severity="warning">
          {translate('resources.invoiceRuns.preview.isCut', { max: formatNumber(MAX_RUN_ROWS) })}
        </Alert>
      )}
      <Picks key={`${query}`} preview={data} period={period} onPeriod={onChange} />
    </>
  );
};
