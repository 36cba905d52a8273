import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const filesUnder = path => {
  if (!existsSync(inRoot(path))) return [];
  if (statSync(inRoot(path)).isFile()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .filter(entry => !entry.name.startsWith('.'))
    .flatMap(entry => filesUnder(join(path, entry.name)));
};

/**
 * One hash of the names and contents of all files under the given paths. Contents, not times: a fresh clone or a
 * change of branch must neither rebuild what is the same nor keep what is not.
 */
export const fingerprint = paths => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).sort()) {
    const content = readFileSync(inRoot(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
