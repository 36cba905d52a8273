import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const run = promisify(execFile);

/** What the web is built of, and what the server that serves it needs. */
const COPIED = ['src', 'i18n', 'dist/server', 'package.json', 'tsconfig.json', 'vite.config.ts'];

export type Build = { dist: string; remove: () => Promise<void> };

/** The product built anew with one more file, `i18n/languages/<locale>.ts`; the sources themselves stay as they are. */
export const buildWith = async (locale: string, texts: object): Promise<Build> => {
  const folder = await mkdtemp(join(tmpdir(), 'portes-language-'));
  for (const path of COPIED) await cp(inRoot(path), join(folder, path), { recursive: true });
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
  const file = `export const texts = ${JSON.stringify(texts, null, 2)};\n`;
  for (const [place, ending] of [
    ['i18n/languages', 'ts'],
    // Plain enough to be JavaScript as it is: what the compiler would emit for the server.
    ['dist/server/i18n/languages', 'js'],
  ] as const) {
    await mkdir(join(folder, place), { recursive: true });
    await writeFile(join(folder, place, `${locale}.${ending}`), file);
  }
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  return { dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true, force: true }) };
};
