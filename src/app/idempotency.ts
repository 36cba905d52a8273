/** Creations whose answer never came, by what they said: the same again is the same creation (Design 4). */
const unanswered = new Map<string, string>();

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const isUnanswered = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 0;

/**
 * Runs a creation with an idempotency key. When the connection failed, nobody knows whether the row was made: a second
 * try with the same content goes out with the same key and can't make two.
 */
export const createOnce = async <T>(content: string, create: (key: string) => Promise<T>): Promise<T> => {
  const key = unanswered.get(content) ?? newKey();
  try {
    const made = await create(key);
    unanswered.delete(content);
    return made;
  } catch (error) {
    if (isUnanswered(error)) unanswered.set(content, key);
    else unanswered.delete(content);
    throw error;
  }
};
