import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ctxOf, type Deps, type Routes } from '../crud/ctx.ts';
import { jsonSchemaOf } from '../crud/docs.ts';
import { qrCode } from '../deca/qrCode.ts';
import { documentedCall } from '../http/callDocs.ts';
import { HttpError } from '../http/HttpError.ts';
import { parseBody } from '../http/parseBody.ts';
import { holderOf } from './guard.ts';
import { proveCode, provePassword } from './proofs.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recoveryCodes.ts';
import { beginFactor, hasFactor, switchFactor } from './secondFactor.ts';
import { logSecurity } from './securityLog.ts';
import { endSessionsOf } from './session.ts';
import { base32 } from './totp.ts';
import { type Ctx, inTransaction } from '../world.ts';

const typed = z.string().max(1000).nullish();
const passwordBody = z.strictObject({ currentPassword: typed });
const codeBody = z.strictObject({ code: typed });
const bothBody = z.strictObject({ currentPassword: typed, code: typed });

const PATH = '/api/auth/second-factor';

const documented = (summary: string, body?: z.ZodType, success: 200 | 204 = 200) => ({
  schema: documentedCall('auth', summary, { ...(body && { body: jsonSchemaOf(body) }), success: [success] }),
});

/** Also for users who still owe a second factor: otherwise they could never set one up. */
const ctxOfHolder = (deps: Deps, request: FastifyRequest): Ctx => ctxOf(deps, request, holderOf(request));

/**
 * The user's own second factor: started with the password, confirmed with a code, ended with both. Its secret is sent
 * once.
 */
export const secondFactorRoutes: Routes = (app, deps) => {
  app.get(PATH, documented('Si hay verificación en dos pasos y cuántos códigos quedan'), async request => {
    const ctx = ctxOfHolder(deps, request);
    return { data: { isOn: await hasFactor(ctx), codesLeft: await recoveryCodesLeft(ctx.db, ctx.user.id) } };
  });

  app.post(`${PATH}/begin`, documented('Empezar: el secreto y su código QR', passwordBody), async request => {
    const ctx = ctxOfHolder(deps, request);
    await provePassword(ctx, parseBody(passwordBody, request.body).currentPassword);
    const { secret, address } = await inTransaction(ctx, beginFactor);
    return { data: { secret: base32(secret), address, code: qrCode(address) } };
  });

  app.post(`${PATH}/confirm`, documented('Activar con un primer código', codeBody), async request => {
    const ctx = ctxOfHolder(deps, request);
    await proveCode(ctx, parseBody(codeBody, request.body).code);
    const codes = await inTransaction(ctx, async inside => {
      await switchFactor(ctx.user.id, 'on', inside);
      await endSessionsOf(inside.db, ctx.user.id, ctx.user.sessionId);
      return replaceRecoveryCodes(inside.db, ctx.user.id);
    });
    return { data: { codes } };
  });

  app.post(`${PATH}/codes`, documented('Otros códigos de recuperación', bothBody), async request => {
    const ctx = ctxOfHolder(deps, request);
    await proveBoth(ctx, request.body);
    const codes = await inTransaction(ctx, inside => replaceRecoveryCodes(inside.db, ctx.user.id));
    logSecurity(ctx, 'recoveryCodesMade', { user: ctx.user.id });
    return { data: { codes } };
  });

  app.post(`${PATH}/end`, documented('Desactivar', bothBody, 204), async (request, reply) => {
    const ctx = ctxOfHolder(deps, request);
    await proveBoth(ctx, request.body);
    await inTransaction(ctx, async inside => {
      await switchFactor(ctx.user.id, 'off', inside);
      await endSessionsOf(inside.db, ctx.user.id, ctx.user.sessionId);
    });
    return reply.code(204).send();
  });
};

/** An unconfirmed second factor doesn't count: its codes prove nothing yet. */
const proveBoth = async (ctx: Ctx, body: unknown): Promise<void> => {
  const { currentPassword, code } = parseBody(bothBody, body);
  if (!(await hasFactor(ctx))) throw new HttpError(409, 'errors.auth.noSecondFactor');
  await provePassword(ctx, currentPassword);
  await proveCode(ctx, code);
};
