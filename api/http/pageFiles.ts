import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build in Vite's manifest; `imports`: the files it needs first. */
type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[] };
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** Pages whose file can't be derived from their address (src/App.tsx). */
const OTHERS: Readonly<Record<string, string>> = {
  '/app/admin/tableLoads': 'loads/TableLoads.tsx',
  '/app/carrier/pool-of-routes': 'routes/PoolOfRoutes.tsx',
};

const OF_AN_ENTITY = /^\/app\/admin\/(\w+)(?:\/(\w+))?\/?$/;

/** `/app/admin/clients/3` → `clients/ClientEdit.tsx`, by the naming of every entity's pages. */
const pageOf = (manifest: BuildManifest, path: string): string | undefined => {
  const [, entity, row] = OF_AN_ENTITY.exec(path) ?? [];
  if (!entity || path in OTHERS) return OTHERS[path];
  const ending = row === undefined ? /^\w+List\.tsx$/ : row === 'new' ? /^\w+Create\.tsx$/ : /^\w+(?:Edit|Page)\.tsx$/;
  return Object.keys(manifest).find(key => key.startsWith(`${entity}/`) && ending.test(key.slice(entity.length + 1)));
};

const addWithImports = (manifest: BuildManifest, key: string, found: Set<string>): void => {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const each of chunk.imports ?? []) addWithImports(manifest, each, found);
};

/**
 * The files a signed-in user's page under /app/ consists of: the login's, the application's and its own. Otherwise the
 * browser would discover them one after another.
 */
export const pageFiles = (manifest: BuildManifest, path: string): string[] => {
  const found = new Set<string>();
  const common = Object.keys(manifest).filter(key => manifest[key]?.isEntry || manifest[key]?.name === 'application');
  for (const key of [...common, pageOf(manifest, path) ?? '']) addWithImports(manifest, key, found);
  return [...found];
};

/** Gives the `Link` header that makes a browser load a page's files at once; null without a build. */
export const pageLinks = (webFolder: string): ((path: string) => string | null) => {
  const file = join(webFolder, '.vite/manifest.json');
  if (!existsSync(file)) return () => null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  return path =>
    pageFiles(manifest, path)
      .map(name => `</app/${name}>; rel=modulepreload`)
      .join(', ');
};
