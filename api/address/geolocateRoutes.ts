import { z } from 'zod';
import { isStorable } from '#domain/text/characters';
import { can } from '#domain/permissions';
import type { Role } from '#domain/roles';
import { throttle } from '../auth/attempts.ts';
import { userOf } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { jsonSchemaOf } from '../crud/docs.ts';
import { forbidden, HttpError } from '../http/HttpError.ts';
import type { Candidate } from '../geocoder/geocoder.ts';
import { documentedCall } from '../http/callDocs.ts';
import { parseBody } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { savedAddresses } from './savedAddresses.ts';

/** Look-ups per account in fifteen minutes: more than anybody types. */
const MAX_LOOKUPS = 100;

const body = z.strictObject({
  street: z
    .string()
    .max(250)
    .refine(isStorable, { params: { key: 'characters' } }),
});

/** Whether a role has forms with an address: the office, carriers and clients. */
const writesAddresses = (role: Role): boolean =>
  can(role, 'update', 'carriers') || can(role, 'update', 'clients') || can(role, 'update', 'locations');

/** Saved addresses first, then the geocoder's. A failing geocoder is only an error if nothing was saved (Design 9). */
const geolocate = async (text: string, ctx: Ctx): Promise<Candidate[]> => {
  const saved = await savedAddresses(text, ctx);
  try {
    return [...saved, ...(await ctx.world.geocoder(text))];
  } catch (error) {
    ctx.log.warn({ err: error }, 'geocoder failed');
    if (saved.length) return saved;
    throw new HttpError(502, 'errors.geocoder');
  }
};

/** POST /api/address/geolocate (Spec 7): the typed text → a list of candidates. */
export const geolocateRoutes: Routes = (app, deps) => {
  app.post(
    '/api/address/geolocate',
    {
      onRequest: async request => {
        if (!writesAddresses(userOf(request).role)) throw forbidden();
      },
      schema: documentedCall('address', 'Localizar una dirección', {
        body: jsonSchemaOf(body),
        data: { type: 'array' },
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const { street } = parseBody(body, request.body);
      await throttle(deps.db, `geolocate:${ctx.user.id}`, MAX_LOOKUPS, ctx.now);
      return { data: await geolocate(street, ctx) };
    },
  );
};
