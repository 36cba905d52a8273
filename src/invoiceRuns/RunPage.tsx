import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { formatDay } from '#domain/dates';
import { isRunOver } from '#domain/invoiceRuns';
import { Allowed } from '../ui/pages/Allowed.tsx';
import { LoadFailure } from '../ui/pages/LoadFailure.tsx';
import { PageTitle } from '../ui/pages/PageTitle.tsx';
import { Section } from '../ui/forms/Section.tsx';
import { DetailSkeleton } from '../ui/pages/Skeletons.tsx';
import { StatusBadge } from '../ui/fields/StatusBadge.tsx';
import { RunItems } from './RunItems.tsx';
import { RunProgress } from './RunProgress.tsx';
import { useRun } from './useRun.ts';

/** A run: how far it is, what became of each client or carrier, and going on with it. */
export const RunPage = () => (
  <Allowed action="read" resource="invoiceRuns">
    <Run id={useParams().id ?? ''} />
  </Allowed>
);

const Run = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const run = useRun(id);
  useBegin(run.go, !!run.data?.progress.pending);
  if (run.error && !run.data) return <LoadFailure error={run.error} retry={run.refetch} />;
  if (!run.data) return <DetailSkeleton />;
  const { kind, fromDate, toDate, date, progress, user, items } = run.data;
  const period = { from: formatDay(fromDate), to: formatDay(toDate), date: formatDay(date) };
  const by = user ? translate('resources.invoiceRuns.run.by', { user: user.username }) : '';
  return (
    <>
      <PageTitle
        title={translate(`resources.invoiceRuns.page.edit.${kind}`, { id })}
        badge={<StatusBadge resource="invoiceRuns" field="run" value={isRunOver(progress) ? 'over' : 'unfinished'} />}
      />
      <Section help={[translate('resources.invoiceRuns.run.periodOf', period), by].filter(Boolean).join(' · ')}>
        <RunProgress id={id} progress={progress} isWorking={run.isWorking} go={run.go} stop={run.stop} />
      </Section>
      <RunItems kind={kind} items={items} />
    </>
  );
};

/** Begins by itself when one comes from the preview; coming back, or loading the page again, it waits to be told. */
const useBegin = (go: () => Promise<void>, isPending: boolean): void => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const begins = (state as { begin?: boolean } | null)?.begin === true;
  useEffect(() => {
    if (!begins || !isPending) return;
    navigate(pathname, { replace: true });
    void go();
  }, [begins, isPending, go, navigate, pathname]);
};
