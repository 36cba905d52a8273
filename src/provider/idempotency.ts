import { verdictOfFailure } from './verdictOfFailure.ts';

/** Creations of which nobody knows whether they were made, by what they said: the same again is the same one (Design 4). */
const inDoubt = new Map<string, string>();

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Runs a creation with an idempotency key. Only a refusal says for certain that no row was made: a connection that broke,
 * a proxy, or a server in trouble does not. A second try with the same content goes out with the same key and can't make two.
 */
export const createOnce = async <T>(content: string, create: (key: string) => Promise<T>): Promise<T> => {
  const key = inDoubt.get(content) ?? newKey();
  try {
    const made = await create(key);
    inDoubt.delete(content);
    return made;
  } catch (error) {
    if (verdictOfFailure(error) === 'refused') inDoubt.delete(content);
    else inDoubt.set(content, key);
    throw error;
  }
};
