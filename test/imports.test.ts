import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Source, sourcesOf } from './help/sources.ts';

/** Where an import leads, from the root: a file of ours (`src/domain/loads`), or the name of a package. */
const targetOf = (source: Source, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(source.path), specifier);
  if (specifier.startsWith('#domain/')) return specifier.replace('#domain/', 'src/domain/');
  return specifier === '#i18n' ? 'i18n/es.ts' : specifier;
};

/** The imports that a rule does not let through, as `file → import`. */
const offences = (sources: Source[], isAllowed: (target: string, specifier: string) => boolean): string[] =>
  sources.flatMap(source =>
    source.imports
      .filter(specifier => !isAllowed(targetOf(source, specifier), specifier))
      .map(specifier => `${source.path} → ${specifier}`),
  );

const isUnder = (target: string, folder: string): boolean => target.startsWith(`${folder}/`);

describe('who may import whom', () => {
  test('the check reads the sources and sees their imports', () => {
    for (const folder of ['src', 'src/domain', 'api', 'migrations', 'seeds', 'i18n']) {
      const sources = sourcesOf(folder);
      expect(sources.length, folder).toBeGreaterThan(3);
      expect(sources.flatMap(source => source.imports).length, folder).toBeGreaterThan(3);
    }
    const invented = { path: 'src/loads/LoadList.tsx', text: '', code: '', imports: ['../../api/db.ts', 'react'] };
    expect(offences([invented], target => !isUnder(target, 'api'))).toEqual([
      'src/loads/LoadList.tsx → ../../api/db.ts',
    ]);
  });

  test('the rules are pure: src/domain imports only zod, decimal.js and itself', () => {
    const packages = ['zod', 'decimal.js'];
    const isAllowed = (target: string) => packages.includes(target) || isUnder(target, 'src/domain');
    expect(offences(sourcesOf('src/domain'), isAllowed)).toEqual([]);
  });

  test('the server takes from src only the rules, by their name #domain', () => {
    const isAllowed = (target: string, specifier: string) =>
      !isUnder(target, 'src') || specifier.startsWith('#domain/');
    expect(offences(sourcesOf('api', 'migrations', 'seeds'), isAllowed)).toEqual([]);
  });

  test('what runs in the browser takes nothing of the server nor of Node', () => {
    const ofServer = ['api', 'migrations', 'seeds', 'test'];
    const isAllowed = (target: string) =>
      !ofServer.some(folder => isUnder(target, folder)) && !target.startsWith('node:');
    expect(offences(sourcesOf('src', 'i18n'), isAllowed)).toEqual([]);
  });

  test('the app takes from what is below alone: app, entities, ui, provider, texts, domain', () => {
    const layers = ['domain', 'texts', 'provider', 'ui'];
    const layerOf = (path: string): number => {
      const [, folder = '', file] = path.split('/');
      // What begins the application stands beside the folders.
      if (file === undefined || folder === 'app') return layers.length + 1;
      return layers.includes(folder) ? layers.indexOf(folder) : layers.length;
    };
    const upward = sourcesOf('src').flatMap(source =>
      offences([source], target => !isUnder(target, 'src') || layerOf(target) <= layerOf(source.path)),
    );
    expect(upward).toEqual([]);
  });

  test('relative imports carry their extension', () => {
    const isAllowed = (_: string, specifier: string) =>
      !specifier.startsWith('.') || /\.(ts|tsx|mjs|css|svg)$/.test(specifier);
    expect(offences(sourcesOf('src', 'api', 'migrations', 'seeds', 'i18n', 'test'), isAllowed)).toEqual([]);
  });
});
