import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { EMAIL_PATTERN, isStorable } from '#domain/text/characters';
import { MAX_USERNAME, normalizeUsername, usernameProblem } from '#domain/identifiers/username';
import { addressKey } from '../auth/addressKey.ts';
import { throttle } from '../auth/attempts.ts';
import { checkedHash } from '../auth/checkPassword.ts';
import { logSecurity, sourceOf } from '../auth/securityLog.ts';
import type { Deps, Routes } from '../crud/ctx.ts';
import { jsonSchemaOf } from '../crud/docs.ts';
import { insertRow } from '../crud/write.ts';
import { documentedCall } from '../http/callDocs.ts';
import { HttpError, invalid } from '../http/HttpError.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import { parseBody } from '../http/parseBody.ts';
import { ensureSettings } from '../settings/ensureSettings.ts';
import { usersResource } from '../users/index.ts';
import { isSetupToken } from './setupToken.ts';

const MAX_WRONG = 20;

const setupBody = z.strictObject({
  username: z
    .string()
    .max(MAX_USERNAME)
    .refine(isStorable, { params: { key: 'characters' } }),
  email: z.string().max(128).regex(EMAIL_PATTERN, { error: 'email' }),
  password: z.string().max(1000),
});

const closed = (): HttpError => new HttpError(404, 'errors.auth.setupClosed');

const checkToken = async ({ db, world }: Deps, request: FastifyRequest): Promise<string> => {
  const { token } = request.params as { token: string };
  const now = world.now();
  if (await isSetupToken(db, token, now)) return token;
  await throttle(db, `setup:${addressKey(request.ip)}`, MAX_WRONG, now);
  throw closed();
};

/** GET and POST /api/setup/{token}: creates an installation's first account, once (Design 1). */
export const setupRoutes: Routes = (app, deps) => {
  const { db, world } = deps;

  app.get(
    '/api/setup/:token',
    { schema: documentedCall('setup', 'Comprobar', { open: true, success: [204] }) },
    async (request, reply) => {
      await checkToken(deps, request);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/setup/:token',
    {
      schema: documentedCall('setup', 'Crear el primer superusuario', {
        open: true,
        success: [201],
        body: jsonSchemaOf(setupBody),
      }),
    },
    async (request, reply) => {
      const token = await checkToken(deps, request);
      const { username, email, password } = parseBody(setupBody, request.body);
      const problem = usernameProblem(username);
      if (problem) throw invalid({ username: problem });
      const now = world.now();
      const hashed = await checkedHash(db, password, username);
      const id = await db.transaction(async trx => {
        await oneAtATime(trx, 'setup');
        if (!(await isSetupToken(trx, token, now))) throw closed();
        await trx('setupTokens').del();
        await ensureSettings(trx, now);
        // Nobody is logged in yet: in the history, the account was made by no one.
        const nobody = { id: 0, role: 'superUser', carrierId: null, clientId: null, vehicleId: null } as const;
        const ctx = {
          ...deps,
          db: trx,
          now,
          log: request.log,
          address: request.ip,
          user: { ...nobody, username: '', email: '' },
        };
        const account = { username: normalizeUsername(username), email, role: 'superUser', isActive: true };
        return (await insertRow(usersResource, { ...account, password: hashed }, ctx)).id;
      });
      logSecurity(sourceOf(request), 'firstAccount', { user: id });
      return reply.code(201).send({ data: { id, username: normalizeUsername(username), email } });
    },
  );
};
