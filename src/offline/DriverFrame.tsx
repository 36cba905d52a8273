import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '../ui/pages/viewer.tsx';
import { isUnreachable } from '../provider/isUnreachable.ts';
import { getSession, useSession } from '../provider/session.ts';
import { coverage, coverageLost } from './coverage.ts';
import { UNFINISHED_ROUTES } from './driverQueries.ts';
import { forgetOldKept } from './kept.ts';
import { keepOpenRoutes } from './keepOpenRoutes.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { followQueue } from './queue.ts';
import { sendQueue } from './sendQueue.ts';
import { askForUpdate, serveWithoutCoverage } from './updates.ts';
import { useTurnNotices } from './useTurnNotices.ts';

/** How often what waits is tried again, and coverage that was lost is looked for. */
const GENTLY_MS = 20_000;
/** How old what is kept gets while there is coverage. */
const FRESH_MS = 60_000;
const QUIET = { onError: () => {} };

const noteLost = (error: unknown): void => {
  if (isUnreachable(error)) coverageLost();
};

const keepAnew = (): void => {
  if (document.visibilityState === 'hidden' || coverage.get().lost || getSession().state !== 'open') return;
  keepOpenRoutes().catch(noteLost);
};

const preloadPages = () => Promise.all([import('../routes/DriverRoutes.tsx'), import('../routes/DriverRoute.tsx')]);

/** Browsers that run short of room clear what pages stored, without a word, unless it was asked to stay. */
const holdOnToStorage = (): Promise<unknown> | undefined => navigator.storage?.persist?.();

/** What a driver's pages stand on, whichever is open: served, kept and sent with coverage or without. */
export const DriverFrame = () => {
  const { id: userId } = useViewer();
  const { state } = useSession();
  const queryClient = useQueryClient();
  const { lost } = coverage.use();
  const { data: open } = useGetList('routes', UNFINISHED_ROUTES, QUIET);
  useTurnNotices();
  useEffect(() => followQueue(userId), [userId]);

  const askAgain = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ['routes'] });
    void queryClient.invalidateQueries({ queryKey: ['loads'] });
  });
  const goOn = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    if (coverage.get().lost) askAgain();
    void sendQueue();
    void askForUpdate();
  });
  const lose = useEffectEvent(() => {
    coverageLost();
    askAgain();
  });

  useEffect(() => {
    // Logged in again after the session had lapsed: what waited goes out now.
    if (state === 'open') void sendQueue();
  }, [state]);
  useEffect(() => {
    const prepare = () => Promise.all([serveWithoutCoverage(), preloadPages(), forgetOldKept(), holdOnToStorage()]);
    prepare().catch(noteLost);
  }, []);
  useEffect(() => {
    // What the office confirmed or took away, and whatever changed while nothing could be asked.
    if (open && !lost) keepAnew();
  }, [open, lost]);
  useEffect(() => {
    const timer = window.setInterval(() => goOn(), GENTLY_MS);
    const keeping = window.setInterval(keepAnew, FRESH_MS);
    const back = () => {
      goOn();
      keepAnew();
    };
    const online = () => {
      // Also of a phone in the pocket, for as long as it lets the page run.
      void sendQueue();
      back();
    };
    const gone = () => lose();
    window.addEventListener('online', online);
    window.addEventListener('offline', gone);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.clearInterval(timer);
      window.clearInterval(keeping);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
  return <LeaveQuestion />;
};
