import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token as stored: reading the database doesn't reveal it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
