import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const CODE = /\.(ts|tsx|mjs)$/;

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** A code file: its path from the root, its text, the same without comments, and what it imports. */
export type Source = { path: string; text: string; code: string; imports: string[] };

export const readRoot = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every code file of the given folders. */
export const sourcesOf = (...folders: string[]): Source[] =>
  folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => CODE.test(name))
      .map(name => {
        const path = `${folder}/${name.replaceAll('\\', '/')}`;
        const text = readRoot(path);
        const code = text.replace(COMMENT, '');
        return { path, text, code, imports: [...code.matchAll(IMPORT)].map(match => match[1] ?? '') };
      }),
  );
