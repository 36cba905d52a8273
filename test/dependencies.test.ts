import { describe, expect, test } from 'vitest';
import { CLOSED_BY_US, FLOORS } from './floors.ts';
import { readRoot, sourcesOf } from './help/sources.ts';

type Entry = { version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean };

const packages = (JSON.parse(readRoot('package-lock.json')) as { packages: Record<string, Entry> }).packages;

const manifest = JSON.parse(readRoot('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const parts = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

/** Whether a release is at least as new as another: '5.12.8' is not older than '5.12.1'. */
const isAtLeast = (version: string, floor: string): boolean => {
  const difference = parts(version)
    .map((part, index) => part - (parts(floor)[index] ?? 0))
    .find(each => each !== 0);
  return (difference ?? 0) >= 0;
};

describe('dependencies', () => {
  test('the lock names no registry, so that any mirror serves it', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    expect(
      Object.entries(packages)
        .filter(([, entry]) => entry.resolved)
        .map(([path]) => path),
    ).toEqual([]);
  });

  test('every package of the lock is sealed by its hash', () => {
    const unsealed = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.integrity);
    expect(unsealed.map(([path]) => path)).toEqual([]);
  });

  test('package.json asks for exact versions', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  const versionsOf = (name: string) =>
    Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));

  test.each(Object.entries(FLOORS))('%s has none of the flaws known of it', (name, { from, flaws }) => {
    expect(versionsOf(name).length).toBeGreaterThan(0);
    for (const [path, { version }] of versionsOf(name))
      expect(isAtLeast(version ?? '0.0.0', from), `${path}: ${flaws}`).toBe(true);
  });

  // Once it is, it goes to the others.
  test.each(Object.entries(CLOSED_BY_US))(
    '%s isn’t mended yet; a test shows that its flaw opens nothing',
    (name, each) => {
      expect(versionsOf(name).length).toBeGreaterThan(0);
      for (const [, { version }] of versionsOf(name)) expect(isAtLeast(version ?? '0.0.0', each.from)).toBe(false);
      const [path, said] = each.shownBy;
      expect(readRoot(path)).toContain(said);
    },
  );

  test('nothing asks for folders to be listed', () => {
    const serving = sourcesOf('api').filter(({ imports }) => imports.includes('@fastify/static'));
    expect(serving.length).toBeGreaterThan(0);
    for (const { path, code } of serving) expect(code, path).not.toMatch(/\blist\b/);
  });

  test('comparing versions tells older from newer', () => {
    expect(isAtLeast('5.12.8', '5.12.1')).toBe(true);
    expect(isAtLeast('5.9.9', '5.12.1')).toBe(false);
    expect(isAtLeast('6.0.0', '5.12.1')).toBe(true);
    expect(isAtLeast('10.1.9', '10.1.9')).toBe(true);
  });
});
