import { describe, expect, test } from 'vitest';
import { addressKey } from '../../api/auth/addressKey.ts';
import { atMost } from '../../api/turns/atMost.ts';

describe('an address is counted under', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s: %s', (address, key) => expect(addressKey(address)).toBe(key));
});

describe('work that takes a place', () => {
  const held = () => {
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>(resolve => ends.push(resolve));
    return { ends, work };
  };
  const turn = () => new Promise(resolve => setTimeout(resolve, 1));

  test('goes on a few at a time, in the order it came', async () => {
    const { ends, work } = held();
    const inLine = atMost(2, 10);
    const done: number[] = [];
    const all = [1, 2, 3, 4].map(each => inLine(work).then(() => done.push(each)));
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await turn();
    expect([ends.length, done]).toEqual([3, [2]]);
    ends[0]?.();
    ends[2]?.();
    await turn();
    ends[3]?.();
    await Promise.all(all);
    expect(done).toEqual([2, 1, 3, 4]);
  });

  test('is refused with a 503 when the line is full, and taken again afterwards', async () => {
    const { ends, work } = held();
    const inLine = atMost(1, 1);
    const [first, second] = [inLine(work), inLine(work)];
    await expect(inLine(work)).rejects.toMatchObject({ statusCode: 503 });
    await turn();
    ends[0]?.();
    await first;
    await turn();
    ends[1]?.();
    await second;
    expect(await inLine(() => Promise.resolve('again'))).toBe('again');
  });

  test('that fails gives its place up', async () => {
    const inLine = atMost(1, 1);
    await expect(inLine(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inLine(() => Promise.resolve(1))).toBe(1);
  });
});
