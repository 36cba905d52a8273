import { SETTINGS_ID } from '#domain/settings';
import { userOf } from '../auth/guard.ts';
import type { Routes } from '../crud/ctx.ts';
import { documentedCall } from '../http/callDocs.ts';

/** The office's contact data, and none of its other settings. */
type Contact = { name: string; phone: string | null };

/** GET /api/settings/contact: whom a driver on the road calls. For all users. */
export const contactRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/settings/contact',
    { schema: documentedCall('settings', 'Cómo llamar a la oficina', { data: { type: 'object' } }) },
    async request => {
      userOf(request);
      const found: Contact | undefined = await db('settings').where({ id: SETTINGS_ID }).first('name', 'phone');
      return { data: found ?? { name: '', phone: null } };
    },
  );
};
