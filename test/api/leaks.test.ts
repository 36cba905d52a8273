import { beforeAll, describe, expect, test } from 'vitest';
import { changesOf } from '../help/changes.ts';
import { addressesOf, type List, listsOf, questionsOf, readDocument } from '../help/everyGet.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { saidBy } from '../help/saidBy.ts';
import type { Account } from '../help/rows.ts';
import { OUTSIDE, REFUSED_FIELDS } from '../help/refusedFields.ts';
import { keepSecrets, type Secret, SECRETS } from '../help/secretOffice.ts';

const office = officePerFile();
let secrets: readonly Secret[];
let addresses: string[];
let lists: List[];
beforeAll(async () => {
  secrets = [...SECRETS, await keepSecrets(office)];
  const document = await readDocument(office);
  addresses = await addressesOf(office, document);
  lists = listsOf(document);
});

const ACCOUNTS = [
  'superUser',
  'admin',
  'carrier',
  'otherCarrier',
  'driver',
  'otherDriver',
  'client',
  'otherClient',
  'accountant',
  'otherAccountant',
] as const satisfies readonly Account[];

/** Addresses of what is printed: an invoice, and what goes along with a route or a load. */
const PAPER = /\/(pdf|sheet|deca|loadOrder|labels)$/;

/** What an account was told that isn't for it, with where. */
const leaksIn = async (account: Account, asked: string, answer: Answer): Promise<string[]> => {
  const said = await saidBy(answer);
  return secrets
    .filter(secret => !secret.for.includes(account) && secret.spellings.some(spelling => said.includes(spelling)))
    .map(secret => `${asked} told ${account} the ${secret.what}`);
};

describe.each(ACCOUNTS)('%s is told nothing that is not for it', { timeout: 120_000 }, account => {
  const client = () => office.as(account);

  test('by any address that can be read', async () => {
    const leaks: string[] = [];
    const answered = new Map<number, number>();
    for (const address of addresses) {
      const answer = await client().get(address);
      // A row that has no paper, or none yet, says so.
      const isPaperless = answer.status === 409 && PAPER.test(address);
      if (!isPaperless) answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
      leaks.push(...(await leaksIn(account, address, answer)));
    }
    expect(leaks).toEqual([]);
    expect([...answered.keys()].filter(status => ![200, 400, 403, 404].includes(status))).toEqual([]);
    // It has read something, or nothing would have been proved.
    expect(answered.get(200)).toBeGreaterThan(5);
  });

  test('by looking for it', async () => {
    const leaks: string[] = [];
    const open: List[] = [];
    for (const list of lists) if ((await client().get(list.path)).status !== 403) open.push(list);
    for (const secret of secrets.filter(each => !each.for.includes(account)))
      for (const spelling of secret.spellings)
        for (const { path } of open) {
          const answer = await client().get(`${path}?filter=${encodeURIComponent(JSON.stringify({ q: spelling }))}`);
          if (answer.body.total) leaks.push(`${path} finds the ${secret.what} as ${spelling}`);
        }
    expect(leaks).toEqual([]);
  });
});

test('whoever may read a secret does read it: they are all there to be found', { timeout: 120_000 }, async () => {
  const heard = new Map<string, string>();
  const said = async (account: Account, address: string): Promise<string> => {
    const known = heard.get(`${account} ${address}`) ?? (await saidBy(await office.as(account).get(address)));
    heard.set(`${account} ${address}`, known);
    return known;
  };
  for (const secret of SECRETS)
    for (const account of secret.for) {
      const isTold = async (address: string) => {
        const text = await said(account, address);
        return secret.spellings.some(spelling => text.includes(spelling));
      };
      const found = [];
      for (const address of addresses.filter(each => /\/api\/\w+(\/\d+)?$/.test(each)))
        if (found.length === 0 && (await isTold(address))) found.push(address);
      // An accountant keeps the books of clients, but has no page of theirs.
      const isUnread = account === 'otherAccountant' && secret.what === 'account of the first client';
      expect(found, `${secret.what} for ${account}`).toHaveLength(isUnread ? 0 : 1);
    }
});

describe('what a role is never sent can’t be asked for either', () => {
  test.each(OUTSIDE)('by %s, in any way', { timeout: 120_000 }, async account => {
    const client = office.as(account);
    const leaks: string[] = [];
    const refused: Record<string, string[]> = {};
    for (const { path, fields } of lists) {
      const name = path.split('/').at(-1) ?? '';
      if ((await client.get(path)).status === 403) continue;
      refused[name] = [];
      for (const field of fields) {
        const answers: Answer[] = [];
        for (const question of questionsOf(field)) {
          const answer = await client.get(`${path}?${question}`);
          expect([200, 400], `${path}?${question} ${answer.text}`).toContain(answer.status);
          leaks.push(...(await leaksIn(account, `${path}?${question}`, answer)));
          answers.push(answer);
        }
        const isRefused = ({ body }: Answer) =>
          body.code === 'fieldNotAllowed' && body.message === `Campo no permitido: ${field.field}.`;
        // One way in would be enough: it is refused in all of them or in none.
        const isHidden = answers.every(isRefused);
        // Lists of ids are no columns, and `disabled` is the office's to ask for: both are refused for another reason.
        if (!isHidden || /Ids$|^disabled$/.test(field.field)) continue;
        const csv = await client.get(`${path}/export?${questionsOf(field)[0]}`);
        expect(isRefused(csv), csv.text).toBe(true);
        refused[name].push(field.field);
      }
    }
    expect(leaks).toEqual([]);
    expect(refused).toEqual(REFUSED_FIELDS[account]);
  });
});

describe('what is answered to a change', () => {
  const changes = changesOf(office);

  test.each(OUTSIDE)('of %s tells it nothing that is not for it', async account => {
    const leaks: string[] = [];
    for (const [what, change, status] of changes[account]) {
      const answer = await change(office.as(account));
      expect(answer.status, `${what}: ${answer.text}`).toBe(status);
      if (status === 409 && what.startsWith('a stale')) expect(answer.body.current).toBeDefined();
      leaks.push(...(await leaksIn(account, what, answer)));
    }
    leaks.push(...(await leaksIn(account, 'its alerts', await office.as(account).get('/api/alerts?range=[0,99]'))));
    expect(leaks).toEqual([]);
  });

  test('of the office reaches nobody in an alert or a letter', async () => {
    const said = JSON.stringify([await office.db('alerts'), await office.db('mails')]);
    const prices = SECRETS.filter(secret => secret.what.startsWith('price') || secret.what.startsWith('account'));
    expect(prices.filter(({ spellings }) => spellings.some(each => said.includes(each)))).toEqual([]);
  });
});
