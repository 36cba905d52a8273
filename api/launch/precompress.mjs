import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(m?js|css|html|svg|json|webmanifest|txt)$/;

/** Below this a compressed copy saves nothing that a packet does not carry anyway. */
const WORTH_IT = 1024;

const brotli = content =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

const zip = content => promisify(gzip)(content, { level: 9 });

/** Leaves a .br and a .gz beside every text file of a folder; @fastify/static serves them as they are. */
export const precompress = async folder => {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter(name => TEXT.test(name))
      .map(async name => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < WORTH_IT) return;
        await Promise.all([
          writeFile(`${file}.br`, await brotli(content)),
          writeFile(`${file}.gz`, await zip(content)),
        ]);
      }),
  );
};
