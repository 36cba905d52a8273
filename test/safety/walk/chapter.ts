import { startSession } from '../../../api/auth/session.ts';
import { createRandom } from '../../../seeds/random.ts';
import { listsOf, readDocument } from '../../help/everyGet.ts';
import type { Answer, Office } from '../../help/office.ts';
import { saidBy } from '../../help/saidBy.ts';
import type { Schema } from './bodies.ts';
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

/** Who asks, how often beside the others; `nobody` sends no session and `stranger` one that there never was. */
const ACTORS: readonly string[] = [
  'superUser',
  'admin',
  'admin',
  ...[
    'carrier',
    'otherCarrier',
    'client',
    'otherClient',
    'driver',
    'otherDriver',
    'accountant',
    'otherAccountant',
  ].flatMap(each => [each, each]),
  'carrier',
  'nobody',
  'stranger',
  'former',
];

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
  const { db, ids, world: outer } = office;
  const random = createRandom(seed);
  const world = new World(db);
  const users: Record<string, number> = { ...ids.users };
  const [{ id: former = 0 } = {}] = (await db('users')
    .insert({
      username: 'antiguo',
      role: 'admin',
      email: 'antiguo@example.com',
      isActive: false,
      createdAt: office.world.now().toISOString(),
      updatedAt: office.world.now().toISOString(),
    })
    .returning('id')) as { id: number }[];
  users.former = former;
  const cookies = new Map<string, string>([['stranger', 'x'.repeat(43)]]);
  const enter = async (actor: string): Promise<void> => {
    if (users[actor]) cookies.set(actor, await startSession(db, users[actor], outer.now(), undefined));
  };
  for (const actor of Object.keys(users)) await enter(actor);
  const make = requestMaker(random, world, await operationsOf(office), listsOf(await readDocument(office)));
  await world.read();
  /** What an alert said when it was written stays said. */
  const told = new Set<string>();

  /** Accounts that the walk has put out come back, or soon nobody would be asking. */
  const revive = async () => {
    const mine = Object.entries(users).filter(([actor]) => actor !== 'former');
    for (const [actor, id] of mine) {
      if (world.who(id) && world.who(id)?.role === roles.get(actor)) continue;
      await db('users').where({ id }).update({ isActive: true, disabled: false });
    }
    for (const table of ['carriers', 'clients', 'vehicles']) await db(table).update({ disabled: false });
    // Nor would who owes something first.
    await db('users').update({ mustChangePassword: false });
    await db('settings').update({ requiresSecondFactor: false });
    await world.read();
    for (const [actor] of mine) await enter(actor);
  };
  const roles = new Map(Object.entries(users).map(([actor, id]) => [actor, world.row('users', id)?.role as string]));

  const ask = async (step: Step, actor: string): Promise<Answer> => {
    const cookie = cookies.get(actor);
    return office.anonymous.send({
      ...step.send,
      headers: { ...(cookie && { cookie: `session=${cookie}` }), ...step.send.headers },
    });
  };

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
    if (at % 250 === 249) await revive();
    const actor = random.pick(actors);
    const who: Who | null = users[actor] ? world.who(users[actor]) : null;
    const step = likely(who, actor);
    const asked = `${String(step.send.method)} ${String(step.send.url)} ${step.send.payload && !Buffer.isBuffer(step.send.payload) ? JSON.stringify(step.send.payload).slice(0, 400) : ''}`;
    const find = (what: string, status: number) => report.finds.push({ what, actor, asked, status, seed, at });
    const before = isWrite(step) ? snapshotOf(world) : null;
    const seen = before && who ? seenBefore(who, world, before) : null;
    const started = performance.now();
    const answer = await ask(step, actor);
    const ms = performance.now() - started;
    if (ms > report.slowest.ms) report.slowest = { ms, asked: `${actor}: ${asked.slice(0, 200)}` };
    report.requests += 1;
    const counts = report.statuses.get(actor) ?? new Map<number, number>();
    report.statuses.set(actor, counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1));

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
      await noteAlerts(world, users, told);
    }
    for (const what of [...new Set([...wrong, ...untold])]) find(what, answer.status);
    if (answer.status === 403 && answer.body.code === 'forbidden') refused.add(doorOf(actor, step));
    if (answer.status === 401 && who) await enter(actor);
  }
};

const noteAlerts = async (world: World, users: Record<string, number>, told: Set<string>): Promise<void> => {
  for (const alert of world.of('alerts').values())
    for (const mark of marksIn(`${String(alert.title)} ${String(alert.description)}`))
      for (const [actor, id] of Object.entries(users)) {
        const key = `${actor} ${mark}`;
        if (!told.has(key) && mayBeTold(world.who(id), mark, world)) told.add(key);
      }
};

export const newReport = (): Report => ({ requests: 0, statuses: new Map(), finds: [], slowest: { ms: 0, asked: '' } });
