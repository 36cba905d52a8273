import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { addPlaces, pdfOf } from './bulk.ts';
import { type Goal, sayFirst, scaled } from './Goal.ts';
import { peakMb } from './memory.ts';
import { type Cookie, type Desk, documentForm, openSite, type Site } from './site.ts';

const LIMIT_MB = 300;
const PEOPLE = 50;
const ROUNDS = 4;
const ROWS = 30_000;

/** Where Linux counts memory by groups of processes, the older way and the newer one: its folder, limit and count of kills. */
const KINDS = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', told: 'memory.oom_control', own: /:memory:(.*)/ },
  { root: '/sys/fs/cgroup', limit: 'memory.max', told: 'memory.events', own: /^0::(.*)/m },
];
const kind = KINDS.find(({ root }) => existsSync(`${root}/cgroup.procs`));

/**
 * Starts a server with so much memory and no more, as a container does: Node sees the limit when it begins, and sizes its
 * heap by it. Answers how to hear whether it was killed for it, and how to end.
 */
const startLimited = async (site: Site) => {
  if (!kind) throw new Error('no groups of processes here');
  const group = `${kind.root}/portes-${process.pid}`;
  const own = kind.own.exec(await readFile('/proc/self/cgroup', 'utf8'))?.[1] ?? '/';
  await mkdir(group);
  await writeFile(`${group}/${kind.limit}`, String(LIMIT_MB * 1024 * 1024));
  // What is started is of the group of who starts it, which is there for just that moment.
  const enter = (folder: string) => writeFileSync(`${folder}/cgroup.procs`, String(process.pid));
  enter(group);
  const starting = site.start();
  enter(join(kind.root, own));
  const kills = async () => Number(/oom_kill (\d+)/.exec(await readFile(`${group}/${kind.told}`, 'utf8'))?.[1] ?? 0);
  return { desk: await starting, kills, end: () => rmdir(group) };
};

/** A picture of less than a megabyte that takes 290 MB to decode. */
const heavyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#c02020' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** Uploads a picture and asks for its thumbnail, as a list does. */
const showPicture = async (desk: Desk, site: Site, picture: Buffer, who: Cookie): Promise<Response> => {
  const kept = await desk.ask(who, 'POST', '/api/documents', documentForm(site, new Uint8Array(picture)));
  if (!kept.ok) return kept;
  const { data } = (await kept.json()) as { data: { url: { thumb: string }[] } };
  return desk.ask(who, 'GET', data.url[0]?.thumb ?? '');
};

/** What takes memory, by name; each is asked by everybody at once. */
const heavy = (desk: Desk, site: Site, picture: Buffer): Record<string, (who: Cookie) => Promise<Response>> => {
  const [allowed, huge] = [pdfOf(9), pdfOf(25)];
  return {
    'files of 9 MB': who => desk.ask(who, 'POST', '/api/documents', documentForm(site, allowed)),
    'files of 25 MB': who => desk.ask(who, 'POST', '/api/documents', documentForm(site, huge)),
    'thumbnails of pictures that take 290 MB': who => showPicture(desk, site, picture, who),
    'workbooks of 30,000 rows': who => desk.ask(who, 'GET', '/api/locations/export?format=xlsx'),
    'sheets of 30,000 rows': who => desk.ask(who, 'GET', '/api/locations/export?format=csv'),
    'lists of 100': who => desk.ask(who, 'GET', '/api/locations?range=[0,99]'),
    logins: () =>
      fetch(`${desk.address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: `nadie${Math.random()}`, password: 'no-es-esta' }),
      }),
  };
};

/** An answer that an honest server gives when it is short of something. */
const isSaid = (status: number) => status < 500 || status === 503 || status === 507;

export const outOfMemory: Goal = {
  id: 'F22',
  promise: `with ${LIMIT_MB} MB of memory, ${PEOPLE} people who upload, export, list and log in at once hear 503 at worst, and the server isn't killed`,
  measure: async options => {
    if (!kind || process.getuid?.() !== 0)
      return { reached: false, found: 'not measured: needs root and groups of processes (cgroups)' };
    const site = await openSite();
    try {
      await addPlaces(site, ROWS);
      const { desk, ...group } = await startLimited(site);
      const people = await Promise.all(Array.from({ length: scaled(PEOPLE, options) }, site.newAdmin));
      const picture = await heavyPicture();
      const faults: string[] = [];
      const counts = new Map<number, number>();
      const send = async (name: string, ask: (who: Cookie) => Promise<Response>, who: Cookie): Promise<void> => {
        const status = await ask(who).then(
          async answer => (await answer.arrayBuffer().catch(() => null)) && answer.status,
          () => 0,
        );
        counts.set(status ?? 0, (counts.get(status ?? 0) ?? 0) + 1);
        // Who sends too much is hung up on, maybe before hearing why.
        if (!isSaid(status ?? 0)) faults.push(`${name}: ${status}`);
      };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, ask] of Object.entries(heavy(desk, site, picture))) {
          await Promise.all(people.map(who => send(name, ask, who)));
          options.say(`  ${name}: at most ${Math.round(await peakMb(desk))} MB`);
        }
      const after = await desk.ask('admin', 'GET', '/api/loads').then(
        ({ status }) => status,
        () => 0,
      );
      const [kills, memory] = [await group.kills(), await peakMb(desk)];
      sayFirst(faults, options);
      const answers = [...counts].map(([status, times]) => `${times} × ${status}`).join(', ');
      await desk.server.stop();
      await group.end();
      return {
        reached: kills === 0 && after === 200 && faults.length === 0,
        found: `${kills ? 'killed' : 'not killed'}, ${answers}, afterwards ${after}, at most ${Math.round(memory)} MB`,
      };
    } finally {
      await site.close();
    }
  },
};
