import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The defaults of every authenticator app: HMAC-SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
const STEP = 30_000;
const DIGITS = 6;
/** Steps by which a phone's clock may be wrong. */
const WINDOW = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits, as long as the key that HMAC-SHA-1 works with. */
export const newSecret = (): Buffer => randomBytes(20);

/** A secret as given to an app (RFC 4648, unpadded: its bits are whole groups of five). */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map(group => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
};

/** The number of the 30-second step at a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP);

/** The code of a step (RFC 4226, 5.3). */
export const codeOf = (secret: Buffer, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The step near `now` that the code belongs to; null if none. */
export const stepOfCode = (secret: Buffer, code: string, now: Date): number | null => {
  const present = stepAt(now);
  const near = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => present - WINDOW + index);
  return near.filter(step => isSame(codeOf(secret, step), code)).at(-1) ?? null;
};

/** The address of a QR code for an authenticator app, also a link on a phone. */
export const totpAddress = (secret: Buffer, issuer: string, account: string): string => {
  const [by, who] = [issuer, account].map(encodeURIComponent);
  return `otpauth://totp/${by}:${who}?secret=${base32(secret)}&issuer=${by}`;
};
