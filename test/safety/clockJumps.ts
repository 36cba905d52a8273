import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DAY, dayOf, HOUR, toWireDay } from '#domain/dates';
import { lossesOf, newDiary, work, yesesOf } from './diary.ts';
import { enginesOf, type Goal, sayFirst } from './Goal.ts';
import { type Cookie, type Desk, openSite, type Site, statusOf } from './site.ts';

/** Debian's `faketime`: tells a process another time than the machine has. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** A server whose clock is the machine's plus what a file says, read anew whenever it looks. */
const startWithClock = async (site: Site, folder: string) => {
  const file = join(folder, 'clock');
  const putForward = (milliseconds: number) =>
    writeFile(file, `${milliseconds < 0 ? '-' : '+'}${Math.abs(milliseconds) / 1000}`);
  await putForward(0);
  const desk = await site.start({
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // What lasts is measured as ever: only the time of day jumps.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  return { desk, putForward, setTo: (moment: number) => putForward(moment - Date.now()) };
};

/** The next night of the last Sunday of a month, a second before the clocks of Spain are changed (1:00 UTC). */
const changeOfClocks = (month: number): number => {
  const ofYear = (year: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 0, 59, 59);
  };
  const year = new Date().getUTCFullYear();
  return ofYear(year) > Date.now() ? ofYear(year) : ofYear(year + 1);
};

type Step = { name: string; wanted: unknown; found: unknown };

const walkThrough = async (site: Site, desk: Desk, clock: Awaited<ReturnType<typeof startWithClock>>) => {
  const steps: Step[] = [];
  const is = async (name: string, wanted: unknown, found: Promise<unknown>) =>
    steps.push({ name, wanted, found: await found });
  const me = (who: Cookie | 'admin') => statusOf(desk.ask(who, 'GET', '/api/users?range=[0,0]'));

  const [used, unused] = [await site.newAdmin(), await site.newAdmin()];
  await clock.putForward(-HOUR);
  await is('an hour back, a session', 200, me(used));
  await clock.putForward(6 * DAY);
  await is('used after 6 days', 200, me(used));
  await clock.putForward(12 * DAY);
  await is('used 6 days later', 200, me(used));
  await is('not used for 12 days', 401, me(unused));
  await clock.putForward(31 * DAY);
  await is('a month after it began', 401, me(used));
  await clock.putForward(0);
  await is('begun by the right clock', 200, me(await site.newAdmin()));

  const place = { street: 'Calle Mayor', houseNumber: '1', city: 'Valencia', postalCode: '46001' };
  const day = (ahead: number) => toWireDay(dayOf(new Date(Date.now() + ahead * DAY)));
  const load = {
    clientId: site.ids.client,
    origin: place,
    destination: place,
    price: 100,
    pickupDate: day(0),
    deliveryDate: day(0),
    invoiceDate: day(0),
    ...{ weight: 1, length: 1, width: 1, height: 1 },
  };
  const admin = await site.newAdmin();
  const made = (await (await desk.ask(admin, 'POST', '/api/loads', load)).json()) as { data?: { id: number } };
  const change = () =>
    statusOf(desk.ask(admin, 'PUT', `/api/loads/${made.data?.id}`, { comments: `${Math.random()}` }));
  await is('an order of today', 200, change());
  await clock.putForward(2 * DAY);
  await is('the day after tomorrow', 409, change());
  await clock.putForward(0);
  await is('today again', 200, change());

  const issue = async (who: Cookie): Promise<unknown> => {
    const body = { isEmitted: true, clientId: site.ids.client, value: 100 };
    const answer = await desk.ask(who, 'POST', '/api/invoices', body);
    const said = (await answer.json()) as { data?: { num: string } };
    return said.data?.num ?? said;
  };
  const year = Number(dayOf(new Date()).slice(0, 4));
  await is('an invoice', `${year}/1`, issue(admin));
  /** The last second of the year in Spain, an hour before UTC's. */
  const newYear = Date.UTC(year, 11, 31, 22, 59, 58);
  await clock.setTo(newYear);
  await is('in the last second of the year', `${year}/2`, issue(await lasting(site, newYear)));
  await clock.setTo(newYear + 3_000);
  await is('a second into the next', `${year + 1}/1`, issue(await lasting(site, newYear)));
  await clock.putForward(0);
  await is('by the right clock', `${year}/3`, issue(await site.newAdmin()));
  return steps.filter(({ wanted, found }) => wanted !== found);
};

/** A session that is as old as the clock says. */
const lasting = async (site: Site, now: number): Promise<Cookie> => {
  const who = await site.newAdmin();
  const at = new Date(now).toISOString();
  const newest = await site.look(db => db('sessions').max({ userId: 'userId' }).first());
  const expiresAt = new Date(now + 30 * DAY).toISOString();
  await site.look(db =>
    db('sessions').where({ userId: newest?.userId }).update({ createdAt: at, lastSeenAt: at, expiresAt }),
  );
  return who;
};

/** Where the time of day jumps: nothing is answered wrong of what hangs on it, and nothing else notices. */
export const clockJumps: Goal = {
  id: 'F9',
  promise:
    'the clock put back an hour, forward a month, into the new year and into both changes of clocks: sessions neither endless nor all over, orders locked by its day, numbers in its year without a gap; people who write meanwhile notice nothing',
  measure: async options => {
    if (!existsSync(LIBRARY))
      return { reached: false, found: 'not measured: needs faketime (apt-get install faketime)' };
    const found: string[] = [];
    let reached = true;
    for (const [engine, databaseUrl] of Object.entries(await enginesOf(options))) {
      const site = await openSite({ databaseUrl });
      const folder = await mkdtemp(join(tmpdir(), 'portes-clock-'));
      try {
        const clock = await startWithClock(site, folder);
        const wrong = (await walkThrough(site, clock.desk, clock)).map(step => JSON.stringify(step));
        const diary = newDiary();
        let isOver = false;
        const working = work(clock.desk, site, diary, { people: 4, isOver: () => isOver });
        for (const moment of [changeOfClocks(2), changeOfClocks(9), Date.now() - HOUR, Date.now()]) {
          // Whoever works has just been seen, whatever day it is.
          const at = new Date(moment).toISOString();
          const expiresAt = new Date(moment + 30 * DAY).toISOString();
          await site.look(db => db('sessions').update({ createdAt: at, lastSeenAt: at, expiresAt }));
          await clock.setTo(moment);
          await new Promise(resolve => setTimeout(resolve, 2_500));
        }
        isOver = true;
        await working;
        for (const [status, count] of diary.refused) if (status !== 401) wrong.push(`${count} × ${status}`);
        wrong.push(...(await lossesOf(site, diary)));
        sayFirst(wrong, options);
        reached &&= wrong.length === 0 && yesesOf(diary) > 0;
        found.push(`${engine}: ${wrong.length} wrong, ${yesesOf(diary)} writes meanwhile`);
      } finally {
        await site.close();
        await rm(folder, { recursive: true, force: true });
      }
    }
    return { reached, found: found.join('; ') };
  },
};
