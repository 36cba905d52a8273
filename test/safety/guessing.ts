import { givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
import { type Office, openOffice } from '../help/office.ts';
import { type Goal, ms, scaled } from './Goal.ts';

const PAIRS = 1_000;
const GUESSES = 200;
const MOST = 10;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/** How many standard errors apart two means are (Welch); over 2.58 chance explains it in less than one of a hundred runs. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.abs(mean(a) - mean(b)) / Math.sqrt(variance(a) / a.length + variance(b) / b.length);

type Kind = {
  name: string;
  status: number;
  ask: (office: Office, username: string) => Promise<{ status: number; text: string }>;
};

const KINDS: Kind[] = [
  { name: 'login', status: 401, ask: (office, username) => logIn(office, username, 'no-es-esta-clave') },
  {
    name: 'forgotten password',
    status: 200,
    ask: (office, username) => office.anonymous.post('/api/auth/forgot-password', { email: `${username}@example.com` }),
  },
];

/** Without the slowest tenth, which tells of the machine's other work. */
const calm = (values: readonly number[]): number[] =>
  [...values].sort((a, b) => a - b).slice(0, Math.ceil(values.length * 0.9));

/** Known and unknown names in turn, each pair in the other order than the one before. */
const timePairs = async (office: Office, { ask, status: expected }: Kind, pairs: number) => {
  const times: [number[], number[]] = [[], []];
  const texts = new Set<string>();
  for (let pair = 0; pair < pairs; pair += 1) {
    const order = pair % 2 ? [0, 1] : [1, 0];
    for (const which of order) {
      await office.db('attempts').del();
      const begun = performance.now();
      const { status, text } = await ask(office, which ? 'nadie-conocido' : 'admin');
      times[which]?.push(performance.now() - begun);
      // An answer that isn't the one meant would measure nothing.
      if (status !== expected) throw new Error(`${status}: ${text}`);
      texts.add(text);
    }
  }
  return { known: calm(times[0]), unknown: calm(times[1]), answers: texts.size };
};

export const timing: Goal = {
  id: 'G8',
  promise: `${PAIRS} pairs of known and unknown names: same answer, times less than 5 % apart`,
  measure: async options => {
    const office = await openOffice();
    try {
      await givePasswords(office, 'admin');
      const found: string[] = [];
      let reached = true;
      for (const kind of KINDS) {
        const { known, unknown, answers } = await timePairs(office, kind, scaled(PAIRS, options));
        const difference = Math.abs(mean(known) - mean(unknown)) / mean(known);
        const errors = apart(known, unknown);
        reached &&= answers === 1 && difference < 0.05 && errors < 2.58;
        found.push(
          `${kind.name}: ${scaled(PAIRS, options)} pairs, ${ms(mean(known))} and ${ms(mean(unknown))}, ${(difference * 100).toFixed(1)} % (${errors.toFixed(1)} standard errors), ${answers} kind of answer`,
        );
      }
      return { reached, found: found.join('; ') };
    } finally {
      await office.close();
    }
  },
};

const SPELLINGS = ['admin', 'ADMIN', ' admin', 'Admin ', '\tadmin', 'admin\u00a0'];

/** Guesses of one password by every way round the counter, 20 at once: spellings, addresses, headers, other fields. */
export const guesses: Goal = {
  id: 'G9',
  promise: `${GUESSES} guesses by spellings, addresses, forwarded headers and other fields, in parallel: at most ${MOST} are checked, and the owner still gets in from a known address`,
  measure: async options => {
    const office = await openOffice();
    try {
      await givePasswords(office, 'admin');
      const first = await logIn(office, 'admin', PASSWORD, '192.0.2.1');
      let checked = 0;
      const count = scaled(GUESSES, options);
      for (let at = 0; at < count; at += 20)
        await Promise.all(
          Array.from({ length: 20 }, async (_, n) => {
            const address = `198.51.100.${(at + n) % 200}`;
            const answer = await office.anonymous.send({
              method: 'POST',
              url: (at + n) % 2 ? '/api/auth/login' : '/api/auth/login/?x=1',
              headers: {
                'x-forwarded-for': `203.0.113.${n}`,
                'x-real-ip': `203.0.113.${n}`,
                forwarded: `for=203.0.113.${n}`,
              },
              payload: {
                username: SPELLINGS[n % SPELLINGS.length],
                password: `clave-${at + n}`,
                email: `${at + n}@example.com`,
              },
              remoteAddress: address,
            });
            if (answer.status === 401) checked += 1;
          }),
        );
      const stranger = await logIn(office, 'admin', PASSWORD, '192.0.2.9');
      const owner = await logIn(office, 'admin', PASSWORD, '192.0.2.1');
      const reached = first.status === 200 && checked <= MOST && owner.status === 200 && stranger.status === 429;
      const found = `${count} guesses, ${checked} checked; the owner hears ${owner.status} from a known address, ${stranger.status} from another`;
      return { reached, found };
    } finally {
      await office.close();
    }
  },
};
