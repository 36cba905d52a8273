import type { Routes } from '../crud/ctx.ts';
import { documentedCall } from '../http/callDocs.ts';
import { userOf } from './guard.ts';
import { closeSession, ownSessions } from './ownSessions.ts';
import { logSecurity, sourceOf } from './securityLog.ts';
import { endSessionsOf } from './session.ts';

const PATH = '/api/auth/sessions';

const documented = (summary: string, success: 200 | 204) => ({
  schema: documentedCall('auth', summary, { success: [success] }),
});

/** Lists the user's own open sessions and closes them; not while a duty is open. */
export const sessionRoutes: Routes = (app, { db, world }) => {
  app.get(PATH, documented('Las sesiones abiertas de la cuenta propia', 200), async request => ({
    data: await ownSessions(db, userOf(request), world.now()),
  }));

  app.delete(`${PATH}/:session`, documented('Cerrar otra sesión propia', 204), async (request, reply) => {
    const { session } = request.params as { session: string };
    const user = userOf(request);
    await closeSession(db, user, session, world.now());
    logSecurity(sourceOf(request), 'sessionClosed', { user: user.id });
    return reply.code(204).send();
  });

  app.delete(PATH, documented('Cerrar todas las sesiones propias menos esta', 204), async (request, reply) => {
    const user = userOf(request);
    await endSessionsOf(db, user.id, user.sessionId);
    logSecurity(sourceOf(request), 'otherSessionsClosed', { user: user.id });
    return reply.code(204).send();
  });
};
