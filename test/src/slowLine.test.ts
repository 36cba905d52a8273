import { describe, expect, test } from 'vitest';
import { fetchApi } from '../../src/provider/request.ts';
import { verdictOfFailure } from '../../src/provider/verdictOfFailure.ts';
import { apiOnTheWire } from '../help/apiOnTheWire.ts';

/** Never answers. */
apiOnTheWire(() => {});

const asEver = <T>(act: () => Promise<T>): Promise<T> => act();

/** Chrome before its version 124: whatever ends a request, it calls it an abort. */
const asOldChrome = async <T>(act: () => Promise<T>): Promise<T> => {
  const { fetch } = globalThis;
  globalThis.fetch = (...args) =>
    fetch(...args).catch(() => {
      throw new DOMException('The user aborted a request.', 'AbortError');
    });
  try {
    return await act();
  } finally {
    globalThis.fetch = fetch;
  }
};

const endOf = (signal: AbortSignal) => fetchApi('GET', '/loads', { signal }).catch(verdictOfFailure);

describe.each([
  ['any', asEver],
  ['an older', asOldChrome],
])('in %s browser', (_which, inside) => {
  test('what takes too long counts as no coverage', async () => {
    expect(await inside(() => endOf(AbortSignal.timeout(50)))).toBe('unreachable');
  });

  test('what is given up says nothing of it', async () => {
    const giving = new AbortController();
    setTimeout(() => giving.abort(), 50);
    expect(await inside(() => endOf(giving.signal))).toBeNull();
  });
});
