import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { loadLanguages } from './http/answerLanguage.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { migrate, openDatabase } from './database/db.ts';
import { refuseUnlessDurable } from './database/durability.ts';
import { openStore } from './files/openStore.ts';
import { createGeocoder } from './geocoder/createGeocoder.ts';
import { startJobs } from './jobs/startJobs.ts';
import { checkExposure, type Say, seedIfEmpty, welcome } from './setup/firstStart.ts';
import { answerSoon } from './database/serving.ts';
import type { World } from './world.ts';

/** How long, in ms, requests may take to finish once the server closes. */
const GRACE = 8_000;

export type Server = {
  app: FastifyInstance;
  close: () => Promise<void>;
  /** Prints that it runs, and where; to be called once closing is set up. */
  greet: () => Promise<void>;
};

type Options = {
  say: Say;
  /** Extends the app before it listens: with the page, in development. */
  extend?: (app: FastifyInstance) => Promise<void>;
};

/** With PORT=0 the port is only known now, and letters and the terminal show it. */
const nameRealPort = (config: Config, app: FastifyInstance): void => {
  const { port } = app.server.address() as AddressInfo;
  if (config.port === 0) config.publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
};

/**
 * Starts a server: database, first start, app, jobs. `close` finishes requests under way and ends everything within ten
 * seconds. Rejects, leaving nothing open, if it can't start.
 */
export const startServer = async (config: Config, { say, extend }: Options): Promise<Server> => {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const db = openDatabase(config);
  const now = () => new Date();
  const world: World = { now, files: openStore(config), geocoder: createGeocoder(config, db, now) };
  const deps = { db, config, world };
  try {
    await refuseUnlessDurable(db, config);
    await migrate(db);
    await loadLanguages();
    const seeded = await seedIfEmpty(deps, say);
    await checkExposure(deps, say);
    const app = await buildApp(config, db, world);
    await extend?.(app);
    await app.listen({ port: config.port, host: config.host });
    answerSoon(db);
    nameRealPort(config, app);
    const jobs = startJobs(deps, app.log);
    const close = async () => {
      // A connection busy when closing began is idle after its answer.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
      const impatient = setTimeout(() => app.server.closeAllConnections(), GRACE);
      const closed = Promise.all([jobs.stop(), app.close()]);
      await Promise.race([closed, wait(GRACE + 1000, undefined, { ref: false })]);
      clearInterval(sweep);
      clearTimeout(impatient);
      await db.destroy();
    };
    return { app, close, greet: () => welcome(deps, seeded, say) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
};
