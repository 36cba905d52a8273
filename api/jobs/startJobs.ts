import type { FastifyBaseLogger } from 'fastify';
import { HOUR, MINUTE } from '#domain/dates';
import { answerResetRequests } from '../auth/forgotPassword.ts';
import { backUp } from '../backup/backupJob.ts';
import type { Deps } from '../crud/ctx.ts';
import { sweepFiles } from '../files/sweep.ts';
import { warnExpiry } from '../documents/warnExpiry.ts';
import { createMailer } from '../mails/mailer.ts';
import { sendMails } from '../mails/sendMails.ts';
import { purge } from './purge.ts';
import { purgeAlerts } from './purgeAlerts.ts';

type Log = FastifyBaseLogger;
type Job = { name: string; every: number; atOnce?: true; run: () => Promise<unknown> };

const SECOND = 1000;

/** Runs a job periodically, never twice at once; a failure is logged and retried at the next turn. */
const repeat = ({ name, every, atOnce, run }: Job, log: Log) => {
  let running: Promise<unknown> | null = null;
  const turn = () => {
    running ??= run()
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        running = null;
      });
  };
  if (atOnce) turn();
  const timer = setInterval(turn, every).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

/** Starts the jobs: letters, cleaning up and the like. Gives how to stop them; several processes may run them. */
export const startJobs = (deps: Deps, log: Log): { stop: () => Promise<void> } => {
  const mailer = createMailer(deps.config);
  const closing = new AbortController();
  const jobs: Job[] = [
    { name: 'resetRequests', every: SECOND, run: () => answerResetRequests(deps) },
    { name: 'mails', every: SECOND, run: () => sendMails(deps, mailer, log, closing.signal) },
    { name: 'purge', every: HOUR, run: () => purge(deps) },
    { name: 'purgeAlerts', every: HOUR, run: () => purgeAlerts(deps) },
    { name: 'warnExpiry', every: HOUR, atOnce: true, run: () => warnExpiry({ ...deps, log }) },
    { name: 'sweepFiles', every: HOUR, atOnce: true, run: () => sweepFiles({ ...deps, log }) },
    { name: 'backUp', every: 10 * MINUTE, run: () => backUp({ ...deps, log }, closing.signal) },
  ];
  const started = jobs.map(job => repeat(job, log));
  return {
    stop: async () => {
      closing.abort();
      await Promise.all(started.map(job => job.stop()));
    },
  };
};
