import { atMost } from '../turns/atMost.ts';

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane; some 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const STRENGTH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Whether a hash has an outdated cost. */
export const isDated = (stored: string): boolean => !stored.startsWith(STRENGTH);

/** The hash of a password nobody knows: refusing an unknown name takes as long as refusing a known one. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$Zdu15KKi2dyLFH9JyDe8iw$WViQ48ZqYZiiBzp81CongHlTxwTg2tzTfKCIvmjAgvk';

const inLine = atMost(2, 200);

const argon2 = () => import('@node-rs/argon2');

/** Composed accents: some keyboards send them decomposed, for the same password. */
const asBytes = (password: string): string => password.normalize('NFC');

const hash = async (password: string): Promise<string> => (await argon2()).hash(asBytes(password), COST);

/** Hashes a password. `isAwaited`: inside a transaction that others wait for; those are few, so they skip the queue. */
export const hashPassword = (password: string, { isAwaited = false } = {}): Promise<string> =>
  isAwaited ? hash(password) : inLine(() => hash(password));

/** Whether the password matches; an account without one (null) never logs in, after the same time. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await inLine(async () => (await argon2()).verify(stored ?? NOBODYS, asBytes(password)));
  return stored !== null && matches;
};
