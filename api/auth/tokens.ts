import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** As a token is kept: who reads the database can't use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
