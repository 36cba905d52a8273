import { tableOf } from '../../help/everyGet.ts';
import type { Answer } from '../../help/office.ts';
import { marksIn } from './marks.ts';
import { mayBeTold, seesRow } from './oracle.ts';
import type { Step } from './Step.ts';
import type { Who, World } from './world.ts';

/** Refusals and successes that are documented; 503 and 507 are the server's own way of saying that it can't now. */
const KNOWN = [200, 201, 204, 304, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, 503, 507];

/** What needs no login. */
const OPEN = /^\/api\/(health|ready|auth\/|setup\/|deca\/|docs)/;

const INSIDE = / at .*\.[jt]s:\d|select .* from |insert into|SQLITE_|violates|knex|ECONN/i;

/** Names that never stand in an answer, whatever they hold. */
const NEVER_NAMES = /"(password|tokenHash|searchText|fingerprint)":/;
const COUNTERPART_NAMES = /"(isEmitted|rawName|rawNif|rawAddress1|rawAddress2|rawDescription|issuerKey)":/;

const OUTSIDE = ['carrier', 'client', 'accountant', 'driver'];

type Asked = { step: Step; who: Who | null; answer: Answer; said: string; sent: ReadonlySet<string> };

/** What is wrong with an answer by itself, as short sentences that are alike for the same flaw. */
export const judgeAnswer = ({ step, who, answer, said }: Asked): string[] => {
  const wrong: string[] = [];
  const url = String(step.send.url);
  if (!KNOWN.includes(answer.status)) wrong.push(`answered ${answer.status}`);
  if (answer.status >= 400 && INSIDE.test(answer.text)) wrong.push('tells of the inside');
  if (!who && answer.status < 400 && url.startsWith('/api') && !OPEN.test(url) && step.send.method !== 'OPTIONS')
    wrong.push('is answered without an account');
  if (answer.status < 300 && NEVER_NAMES.test(answer.text)) wrong.push('names what is never sent');
  if (answer.status < 300 && who?.role === 'accountant' && COUNTERPART_NAMES.test(said))
    wrong.push('names a counterpart’s field');
  return wrong;
};

/** Marks that were told though they are not for who asked; what he sent himself is no news to him. */
export const judgeMarks = ({ step, who, said, sent }: Asked, world: World): string[] => {
  const wrong: string[] = [];
  // Whoever has the code of a paper on the road may read it.
  if (String(step.send.url).startsWith('/api/deca/')) return [];
  const isPaper = /^\/api\/invoices\/(\d+\/pdf|pack)/.test(String(step.send.url));
  for (const mark of marksIn(said)) {
    const places = world.placesOf(mark);
    if (!places.length || sent.has(mark) || mayBeTold(who, mark, world, isPaper)) continue;
    wrong.push(`tells ${[...new Set(places.map(({ table, column }) => `${table}.${column}`))].join(' or ')} (${mark})`);
  }
  return wrong;
};

/** The rows of a list, how many it says there are, and whether it finds by what isn't told. */
export const judgeList = ({ step, who, answer }: Asked, world: World): string[] => {
  const rows = answer.body.data;
  if (!who || answer.status !== 200 || !Array.isArray(rows) || step.resource === 'roles') return [];
  const wrong: string[] = [];
  for (const { id } of rows as { id: number }[])
    if (!seesRow(who, step.resource, id, world)) wrong.push(`lists a row that isn’t there for it`);
  const isOutside = OUTSIDE.includes(who.role);
  if (isOutside) {
    const seen = world.ids(tableOf(step.resource)).filter(id => seesRow(who, step.resource, id, world)).length;
    if (Number(answer.body.total) > seen) wrong.push('counts rows that aren’t there for it');
    const { searched } = step;
    if (searched && answer.body.total && world.placesOf(searched).length && !mayBeTold(who, searched, world))
      wrong.push(
        `finds by ${world
          .placesOf(searched)
          .map(({ table: t, column }) => `${t}.${column}`)
          .join(' or ')}`,
      );
  }
  return wrong;
};
