import type { FastifyReply, FastifyRequest } from 'fastify';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { jsonSchemaOf } from '../crud/docs.ts';
import { type CallParts, documentedCall } from '../http/callDocs.ts';
import { forbidden, HttpError } from '../http/HttpError.ts';
import { parseBody } from '../http/parseBody.ts';
import { accountOf } from './account.ts';
import { addressKey } from './addressKey.ts';
import { choosePassword } from './choosePassword.ts';
import { askForPassword, forgotBody } from './forgotPassword.ts';
import { holderIn, holderOf } from './guard.ts';
import { login, loginBody } from './login.ts';
import { checkLink, resetBody, resetPassword } from './resetPassword.ts';
import { logSecurity, sourceOf } from './securityLog.ts';
import { endSession, endSessionsOf } from './session.ts';
import { clearSessionCookie, sessionCookie, setSessionCookie } from './sessionCookies.ts';

const addressOf = (request: FastifyRequest): string => addressKey(request.ip);

const tokenOf = (request: FastifyRequest): string => (request.params as { token: string }).token;

/** These answers are for one person at one moment. */
const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header('cache-control', 'no-store');
};

const documented = (summary: string, parts: CallParts) => ({
  onRequest: noStore,
  schema: documentedCall('auth', summary, parts),
});

const NOTHING: CallParts = { success: [204] };

const EVERYWHERE = { type: 'object', properties: { everywhere: { type: 'string', enum: ['true'] } } };

/** The authentication calls (Spec 7, Design 4). */
export const authRoutes: Routes = (app, deps) => {
  const { db, config } = deps;
  const cookie = sessionCookie(config);

  app.post(
    '/api/auth/login',
    documented('Iniciar sesión', { open: true, body: jsonSchemaOf(loginBody) }),
    async (request, reply) => {
      const { account, token, factors } = await login(deps, parseBody(loginBody, request.body), {
        address: addressOf(request),
        userAgent: request.headers['user-agent'],
      });
      const before = request.cookies[cookie];
      if (before) await endSession(db, before);
      setSessionCookie(reply, config, token);
      logSecurity(sourceOf(request), 'login', { user: account.id, factors });
      return { data: account };
    },
  );

  app.delete(
    '/api/auth/logout',
    documented('Cerrar la sesión, o todas', { ...NOTHING, open: true, query: EVERYWHERE }),
    async (request, reply) => {
      const { everywhere } = request.query as { everywhere?: string };
      const token = request.cookies[cookie];
      if (token) await endSession(db, token);
      const holder = holderIn(request);
      const isEverywhere = everywhere === 'true';
      if (isEverywhere && holder) await endSessionsOf(db, holder.id);
      if (holder) logSecurity(sourceOf(request), isEverywhere ? 'allSessionsClosed' : 'logout', { user: holder.id });
      clearSessionCookie(reply, config);
      return reply.code(204).send();
    },
  );

  app.get('/api/auth/check', documented('Quién ha iniciado sesión', {}), async request => {
    const account = await accountOf(db, holderOf(request).id);
    if (!account) throw new HttpError(401, 'errors.unauthorized');
    return { data: account };
  });

  app.post(
    '/api/auth/password',
    documented('Elegir la contraseña propia, cuando la de ahora la puso otra persona', {
      ...NOTHING,
      body: jsonSchemaOf(resetBody),
    }),
    async (request, reply) => {
      const holder = holderOf(request);
      if (request.owing?.duty !== 'password') throw forbidden();
      await choosePassword(parseBody(resetBody, request.body).password ?? '', ctxOf(deps, request, holder));
      logSecurity(sourceOf(request), 'passwordChanged', { user: holder.id });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/auth/forgot-password',
    documented('Pedir un enlace para una contraseña nueva', { open: true, body: jsonSchemaOf(forgotBody) }),
    async request => {
      await askForPassword(deps, parseBody(forgotBody, request.body).email, addressOf(request));
      return { data: {} };
    },
  );

  app.get(
    '/api/auth/reset-password/:token',
    documented('Comprobar un enlace', { ...NOTHING, open: true }),
    async (request, reply) => {
      await checkLink(deps, tokenOf(request), addressOf(request));
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/auth/reset-password/:token',
    documented('Guardar la contraseña nueva', { ...NOTHING, open: true, body: jsonSchemaOf(resetBody) }),
    async (request, reply) => {
      const { password } = parseBody(resetBody, request.body);
      const user = await resetPassword(deps, tokenOf(request), password ?? '', request.ip);
      logSecurity(sourceOf(request), 'passwordReset', { user });
      return reply.code(204).send();
    },
  );
};
