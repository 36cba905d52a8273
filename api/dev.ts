import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { closeOnSignal } from './closeOnSignal.ts';
import { type Config, readConfig } from './config.ts';
import { startProblem } from './setup/startProblem.ts';
import { startServer } from './startServer.ts';

process.umask(0o077);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Passes the page's requests to Vite: current sources instead of dist/web, and live changes over the same port. */
const servePageWithVite = async (app: FastifyInstance): Promise<void> => {
  const vite = await createServer({
    // The config is loaded like the server's sources, so that changing it restarts both.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  // Before Fastify: the built page's content policy would forbid Vite's inline scripts.
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (request.url?.startsWith('/app/')) vite.middlewares(request, response);
    else app.routing(request, response);
  });
  app.addHook('preClose', () => vite.close());
};

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const { close, greet } = await startServer(config, { say, extend: servePageWithVite });
  closeOnSignal(close);
  await greet();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`\n${startProblem(error, config)}\n`);
  process.exit(1);
}
