import { createRandom } from '../../../seeds/random.ts';
import { listsOf, readDocument } from '../../help/everyGet.ts';
import type { Office } from '../../help/office.ts';
import { saidBy } from '../../help/saidBy.ts';
import type { Schema } from './bodies.ts';
import { ACTORS, openCrowd } from './crowd.ts';
import { judgeAnswer, judgeList, judgeMarks } from './judge.ts';
import { forgetMarks, marksIn } from './marks.ts';
import { mayBeTold } from './oracle.ts';
import { plantedOffice } from './plant.ts';
import { type Operation, requestMaker } from './requests.ts';
import type { Step } from './Step.ts';
import { type Who, World } from './world.ts';
import { judgeChanges, seenBefore, snapshotOf } from './writes.ts';

export type Find = { what: string; actor: string; asked: string; status: number; seed: number; at: number };
export type Report = {
  requests: number;
  statuses: Map<string, Map<number, number>>;
  finds: Find[];
  slowest: { ms: number; asked: string };
};

const operationsOf = async (office: Office): Promise<Operation[]> => {
  const { paths } = JSON.parse((await office.as('superUser').get('/api/docs/json')).text) as {
    paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !path.includes('{*}'))
      .map(([method, { requestBody }]) => ({ method, path, body: requestBody?.content?.['application/json']?.schema })),
  );
};

const isWrite = ({ send }: Step): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(String(send.method));

export type ChapterOptions = {
  seed: number;
  requests: number;
  /** What is made different in an office that is planted, before anybody asks. */
  prepare?: () => void;
  actors?: readonly string[];
};

/** A walk through one office: always the same for the same seed. */
export const walkChapter = async (options: ChapterOptions, report: Report): Promise<void> => {
  forgetMarks();
  const office = await plantedOffice();
  try {
    options.prepare?.();
    await walkThrough(office, options, report);
  } finally {
    await office.close();
  }
};

const walkThrough = async (
  office: Office,
  { seed, requests, actors = ACTORS }: ChapterOptions,
  report: Report,
): Promise<void> => {
  const random = createRandom(seed);
  const world = new World(office.db);
  await world.read();
  const crowd = await openCrowd(office, world);
  const make = requestMaker(random, world, await operationsOf(office), listsOf(await readDocument(office)));
  /** What an alert said when it was written stays said. */
  const told = new Set<string>();

  /** What a role is turned away from whatever it asks is still asked for, but less often than what it may do. */
  const refused = new Set<string>();
  const doorOf = (actor: string, { send, resource, ids: named }: Step) =>
    `${actor} ${String(send.method)} ${resource} ${named.length}`;
  const likely = (who: Who | null, actor: string): Step => {
    let step = make(who);
    for (let n = 0; n < 4 && refused.has(doorOf(actor, step)) && random.chance(0.9); n += 1) step = make(who);
    return step;
  };

  for (let at = 0; at < requests; at += 1) {
    if (at % 250 === 249) await crowd.revive();
    const actor = random.pick(actors);
    const who = crowd.who(actor);
    const step = likely(who, actor);
    const asked = `${String(step.send.method)} ${String(step.send.url)} ${step.send.payload && !Buffer.isBuffer(step.send.payload) ? JSON.stringify(step.send.payload).slice(0, 400) : ''}`;
    const find = (what: string, status: number) => report.finds.push({ what, actor, asked, status, seed, at });
    const before = isWrite(step) ? snapshotOf(world) : null;
    const seen = before && who ? seenBefore(who, world, before) : null;
    const started = performance.now();
    const answer = await crowd.ask(step, actor);
    count(report, actor, asked, answer.status, performance.now() - started);
    const said = await saidBy(answer).catch((error: unknown) => {
      find(`sends a file that can’t be read (${String(error)})`, answer.status);
      return answer.text;
    });
    const sent = marksIn(`${asked} ${JSON.stringify(step.send.payload ?? '')}`);
    const judged = { step, who, answer, said, sent };
    const wrong = [...judgeAnswer(judged), ...(step.isList ? judgeList(judged, world) : [])];
    const isAlert = step.resource === 'alerts';
    const unsaid = (found: string[]) =>
      found.filter(each => !(isAlert && told.has(`${actor} ${/\((.*)\)/.exec(each)?.[1]}`)));
    let untold = unsaid(judgeMarks(judged, world));
    if (isWrite(step) && answer.status < 400) {
      await world.read();
      if (who && before && seen) wrong.push(...judgeChanges(who, step, before, seen, world));
      const later = new Set(judgeMarks(judged, world));
      untold = untold.filter(each => later.has(each));
      noteAlerts(world, crowd.users, told);
    }
    for (const what of [...new Set([...wrong, ...untold])]) find(what, answer.status);
    if (answer.status === 403 && answer.body.code === 'forbidden') refused.add(doorOf(actor, step));
    if (answer.status === 401 && who) await crowd.enter(actor);
  }
};

const count = (report: Report, actor: string, asked: string, status: number, ms: number): void => {
  if (ms > report.slowest.ms) report.slowest = { ms, asked: `${actor}: ${asked.slice(0, 200)}` };
  report.requests += 1;
  const counts = report.statuses.get(actor) ?? new Map<number, number>();
  report.statuses.set(actor, counts.set(status, (counts.get(status) ?? 0) + 1));
};

const noteAlerts = (world: World, users: Readonly<Record<string, number>>, told: Set<string>): void => {
  for (const alert of world.of('alerts').values())
    for (const mark of marksIn(`${String(alert.title)} ${String(alert.description)}`))
      for (const [actor, id] of Object.entries(users)) {
        const key = `${actor} ${mark}`;
        if (!told.has(key) && mayBeTold(world.who(id), mark, world)) told.add(key);
      }
};

export const newReport = (): Report => ({ requests: 0, statuses: new Map(), finds: [], slowest: { ms: 0, asked: '' } });
