import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('./bare', import.meta.url));
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

const compressed = async (folder: string): Promise<Map<string, Buffer>> => {
  const names = (await readdir(folder, { recursive: true })).filter(name => extname(name) in TYPES);
  const files = names.map(async name => {
    const content = await promisify(brotliCompress)(await readFile(join(folder, name)));
    return [`/${name}`, content] as const;
  });
  return new Map(await Promise.all(files));
};

/** The bare react-admin application, built by the same Vite and served as the product is, on the product's API. */
export const startBare = async (api: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const outDir = join(tmpdir(), `portes-bare-${process.pid}`);
  await build({ configFile: false, root: SOURCE, plugins: [react()], logLevel: 'error', build: { outDir } });
  const files = await compressed(outDir);
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', api).pathname;
    if (path.startsWith('/api/')) {
      const headers = { ...asked.headers, host: new URL(api).host, ...(asked.headers.origin && { origin: api }) };
      const passed = request(new URL(asked.url ?? '/', api), { method: asked.method, headers }, got => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      passed.on('error', error => answer.destroy(error));
      asked.pipe(passed);
      return;
    }
    const name = path === '/' ? '/index.html' : path;
    const file = files.get(name);
    if (!file) return void answer.writeHead(404).end();
    const cache = name === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable';
    answer.writeHead(200, {
      'content-type': TYPES[extname(name)],
      'content-encoding': 'br',
      'content-length': file.length,
      'cache-control': cache,
    });
    answer.end(file);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
