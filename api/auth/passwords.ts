import { atMost } from '../turns/atMost.ts';

/** Argon2id as OWASP asks for it: 19 MiB, two passes, one lane; some 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const STRENGTH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Whether a hash was made at another cost than is asked for by now. */
export const isDated = (stored: string): boolean => !stored.startsWith(STRENGTH);

/** The hash of a password nobody knows: a name without account takes as long to refuse as one with. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$Zdu15KKi2dyLFH9JyDe8iw$WViQ48ZqYZiiBzp81CongHlTxwTg2tzTfKCIvmjAgvk';

const inLine = atMost(2, 200);

const argon2 = () => import('@node-rs/argon2');

/** Accents typed on another keyboard may come decomposed: the same password all the same. */
const asBytes = (password: string): string => password.normalize('NFC');

const hash = async (password: string): Promise<string> => (await argon2()).hash(asBytes(password), COST);

/** `isAwaited`: within a transaction, whose end others wait for. Those are few at once, and go before who is in line. */
export const hashPassword = (password: string, { isAwaited = false } = {}): Promise<string> =>
  isAwaited ? hash(password) : inLine(() => hash(password));

/** Whether the password is the account's; an account without one (null) never lets in, in the same time. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await inLine(async () => (await argon2()).verify(stored ?? NOBODYS, asBytes(password)));
  return stored !== null && matches;
};
