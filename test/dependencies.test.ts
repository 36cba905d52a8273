import { describe, expect, test } from 'vitest';
import { readRoot } from './help/sources.ts';

type Entry = { version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean };

const packages = (JSON.parse(readRoot('package-lock.json')) as { packages: Record<string, Entry> }).packages;

const manifest = JSON.parse(readRoot('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** The first releases without the holes known in these packages, wherever in the tree they appear. */
const FLOORS = { fastify: '5.12.1', '@fastify/multipart': '10.1.9', '@fastify/busboy': '3.2.1' };

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

  test.each(Object.entries(FLOORS))('%s is at least %s', (name, floor) => {
    const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(found.length).toBeGreaterThan(0);
    for (const [path, { version }] of found) expect(isAtLeast(version ?? '0.0.0', floor), path).toBe(true);
  });

  test('comparing versions tells older from newer', () => {
    expect(isAtLeast('5.12.8', '5.12.1')).toBe(true);
    expect(isAtLeast('5.9.9', '5.12.1')).toBe(false);
    expect(isAtLeast('6.0.0', '5.12.1')).toBe(true);
    expect(isAtLeast('10.1.9', '10.1.9')).toBe(true);
  });
});
