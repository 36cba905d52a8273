import { SETTINGS_ID } from '#domain/settings';
import { userOf } from '../auth/guard.ts';
import type { Routes } from '../crud/ctx.ts';

/** How the office is reached, and nothing else of its settings. */
type Contact = { name: string; phone: string | null };

/** GET /api/settings/contact: whom a driver at the roadside calls. For everyone who is logged in. */
export const contactRoutes: Routes = (app, { db }) => {
  app.get(
    '/api/settings/contact',
    { schema: { tags: ['settings'], summary: 'Cómo llamar a la oficina' } },
    async request => {
      userOf(request);
      const found: Contact | undefined = await db('settings').where({ id: SETTINGS_ID }).first('name', 'phone');
      return { data: found ?? { name: '', phone: null } };
    },
  );
};
