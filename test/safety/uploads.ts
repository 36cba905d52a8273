import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Goal, ms, sayFirst, scaled } from './Goal.ts';
import { residentMb } from './memory.ts';
import { type Cookie, type Desk, documentForm, openSite, type Site, statusOf } from './site.ts';

const CUTS = 100;
const SLOW = 10;
/** Of 90 kB: 45 s for each. */
const BYTES_A_SECOND = 2_000;
const HUGE = 50;
const HUGE_MB = 25;
const GROWTH_MB = 64;

const pdf = (bytes: number): string => `%PDF-1.4\n${'0'.repeat(bytes)}\n%%EOF`;

/** The bytes of a form, and what names its type. */
const bytesOf = async (form: FormData): Promise<{ type: string; body: Buffer }> => {
  const response = new Response(form);
  return { type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) };
};

type Sent = { type: string; body: Buffer };

/** Sends a form by hand; `send` says how its bytes go out. Answers the status, 0 when none came. */
const byHand = async (
  { port }: Desk,
  { cookie }: Cookie,
  { type, body }: Sent,
  send: (write: (part: Buffer) => boolean, end: () => void) => Promise<void>,
): Promise<number> => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', chunk => (answer += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));
  socket.write(
    `POST /api/documents HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await send(
    part => socket.writable && socket.write(part),
    () => socket.destroy(),
  );
  await closed;
  return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0);
};

const cutMidway = (desk: Desk, who: Cookie, sent: Sent): Promise<number> =>
  byHand(desk, who, sent, async (write, end) => {
    write(sent.body.subarray(0, Math.floor(Math.random() * sent.body.length)));
    await wait(Math.random() * 30);
    end();
  });

const dripping = (desk: Desk, who: Cookie, sent: Sent): Promise<number> =>
  byHand(desk, who, sent, async write => {
    for (let at = 0; at < sent.body.length; at += BYTES_A_SECOND) {
      if (!write(sent.body.subarray(at, at + BYTES_A_SECOND))) return;
      await wait(1_000);
    }
  });

/** What a call without an answer died of, such as `UND_ERR_SOCKET` after 11,600 ms. */
const whyLost = (begun: number) => (error: unknown) => {
  const { code, message } = (
    error instanceof Error && error.cause instanceof Error ? error.cause : error
  ) as NodeJS.ErrnoException;
  return `${code ?? message} after ${ms(performance.now() - begun)}`;
};

/** How much more memory the server holds at most while something is done. */
const growthIn = async (desk: Desk, work: () => Promise<unknown>): Promise<number> => {
  const before = await residentMb(desk);
  let most = before;
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await residentMb(desk));
      await wait(20);
    }
  })();
  await work();
  over.abort();
  await looking;
  return most - before;
};

/** What there is of files: rows, bytes, bytes that are half there. */
const kept = (site: Site): Promise<string> =>
  site.look(async db => {
    const names = (folder: string) => readdir(join(site.dataDir, folder)).catch(() => []);
    const [documents] = await db('documents').count({ n: '*' });
    const [files] = await db('files').count({ n: '*' });
    const [stored, temporary] = [await names('files'), await names('tmp')];
    return `${documents?.n} documents, ${files?.n} rows, ${stored.length} files, ${temporary.length} temporary`;
  });

/** The same once more a moment later, since who hangs up is noticed a little after. */
const settled = async (site: Site, wanted: string): Promise<string> => {
  for (let tries = 0; tries < 50 && (await kept(site)) !== wanted; tries += 1) await wait(100);
  return kept(site);
};

export const uploads: Goal = {
  id: 'F10',
  promise: `${CUTS} uploads cut off midway and ${HUGE} of ${HUGE_MB} MB at once leave nothing, ${SLOW} of ${BYTES_A_SECOND} bytes a second are taken; memory grows by less than ${GROWTH_MB} MB`,
  measure: async options => {
    const site = await openSite();
    try {
      const desk = await site.start();
      const admin = await site.newAdmin();
      const faults: string[] = [];
      const first = await statusOf(desk.ask(admin, 'POST', '/api/documents', documentForm(site, pdf(2_000))));
      if (first !== 201) faults.push(`an upload answered ${first}`);
      const before = await kept(site);
      const [middling, small] = [
        await bytesOf(documentForm(site, pdf(3_000_000))),
        await bytesOf(documentForm(site, pdf(90_000))),
      ];
      const cuts = scaled(CUTS, options);
      for (let done = 0; done < cuts; done += 10)
        await Promise.all(Array.from({ length: Math.min(10, cuts - done) }, () => cutMidway(desk, admin, middling)));
      const afterCuts = await settled(site, before);
      if (afterCuts !== before) faults.push(`after the cuts ${afterCuts}, not ${before}`);

      const huge = new Blob([pdf(HUGE_MB * 1024 * 1024)]);
      const count = scaled(HUGE, options);
      const heard: (number | string)[] = [];
      const growth = await growthIn(desk, () =>
        Promise.all(
          Array.from({ length: count }, async () => {
            const form = documentForm(site, '');
            form.set('url', huge, 'papel.pdf');
            heard.push(
              await statusOf(desk.ask(admin, 'POST', '/api/documents', form)).catch(whyLost(performance.now())),
            );
          }),
        ),
      );
      for (const what of new Set(heard)) if (what !== 413) faults.push(`too large a file heard ${what}`);
      const afterHuge = await settled(site, before);
      if (afterHuge !== before) faults.push(`after the large ones ${afterHuge}, not ${before}`);

      const begun = performance.now();
      const slow = await Promise.all(Array.from({ length: scaled(SLOW, options) }, () => dripping(desk, admin, small)));
      const took = performance.now() - begun;
      for (const status of slow) if (status !== 201) faults.push(`a slow upload heard ${status}`);
      sayFirst(faults, options);
      const found = `${cuts} cut off, ${count} × ${HUGE_MB} MB at once (+${Math.round(growth)} MB), ${slow.length} slow in ${ms(took)}, ${faults.length} faults; left: ${afterHuge}`;
      return { reached: faults.length === 0 && growth < GROWTH_MB, found };
    } finally {
      await site.close();
    }
  },
};
