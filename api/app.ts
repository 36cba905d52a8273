import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/documents';
import { createArrivals } from './turns/arrivals.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { checkOrigin } from './auth/origin.ts';
import { readSession } from './auth/session.ts';
import type { Config } from './config.ts';
import type { Deps } from './crud/ctx.ts';
import { crudRoutes } from './crud/crudRoutes.ts';
import type { Db } from './database/db.ts';
import { docsRoutes } from './http/docs.ts';
import { inFairTurns } from './turns/fairTurns.ts';
import { createRounds, HEARING_MS, WORKING_MS } from './turns/rounds.ts';
import { MAX_FORM_TEXT } from './files/formText.ts';
import { healthRoutes } from './http/health.ts';
import { readForwardedAddresses } from './http/forwardedAddresses.ts';
import { HttpError } from './http/HttpError.ts';
import { answerErrors } from './http/answerErrors.ts';
import { answerUnreadable } from './http/answerUnreadable.ts';
import { httpServer } from './http/httpServer.ts';
import { loggerOptions, RequestLines } from './log.ts';
import { newApp } from './http/newApp.ts';
import { readJsonBodies } from './http/parseJson.ts';
import { resources } from './resources.ts';
import { safeHeadersOf, sendSafeHeaders } from './http/safeHeaders.ts';
import { hangUpOnSlowBodies } from './http/slowBodies.ts';
import { spaRoutes } from './http/spa.ts';
import { specificRoutes } from './specificRoutes.ts';
import type { World } from './world.ts';

const MAX_BODY = 1024 * 1024;
/** Room for the longest list in a form plus its other fields. */
const MAX_FORM_FIELDS = 600;

/** Builds the whole API and the web app on a database and a world opened by the caller; doesn't listen yet. */
export const buildApp = async (config: Config, db: Db, world: World): Promise<FastifyInstance> => {
  const headers = await safeHeadersOf(config);
  const app: FastifyInstance = newApp({
    logger: loggerOptions(config.logLevel, world.logTo),
    logController: new RequestLines(),
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    bodyLimit: MAX_BODY,
    serverFactory: handler => httpServer(handler),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: answerUnreadable(headers, () => app),
  });
  const deps: Deps = { db, config, world };

  answerErrors(app);
  app.decorateRequest('user', null);
  app.decorateRequest('owing', null);
  if (config.trustProxy.length) readForwardedAddresses(app);
  hangUpOnSlowBodies(app);

  readJsonBodies(app);

  sendSafeHeaders(app, headers);
  await app.register(cookie);
  await app.register(multipart, {
    limits: {
      fileSize: MAX_FILE_BYTES,
      files: MAX_FILES,
      fields: MAX_FORM_FIELDS,
      fieldSize: MAX_FORM_TEXT,
      headerPairs: 100,
    },
  });
  docsRoutes(app, config);
  // Answers are private: no proxy or shared computer keeps them, except files, which set their own header.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onRequest', checkOrigin(config));
  const isArriving = createArrivals(app.server);
  const whenHeard = createRounds(HEARING_MS, isArriving);
  app.addHook('onRequest', (_request, _reply, done) => whenHeard(done));
  app.addHook('onRequest', readSession(deps));
  app.addHook('onRequest', inFairTurns(createRounds(WORKING_MS, isArriving)));

  healthRoutes(app, deps);
  authRoutes(app, deps);
  specificRoutes(app, deps);
  for (const resource of Object.values(resources)) crudRoutes(app, resource, deps);
  await spaRoutes(app, config);

  app.all('/api/*', { schema: { hide: true } }, () => {
    throw new HttpError(404, 'errors.notFound');
  });
  return app;
};
