import { servicePermissions } from '#domain/permissions/services';
import { ROLES, type Role } from '#domain/roles';
import { translate } from '../../i18n/translate.ts';
import { allow } from '../auth/guard.ts';
import { contentRange } from '../crud/contentRange.ts';
import type { Routes } from '../crud/ctx.ts';
import { type CallParts, documentedCall } from '../http/callDocs.ts';
import { badRequest, forbidden, notFound } from '../http/HttpError.ts';
import { parseJson } from '../http/parseJson.ts';

type RoleRecord = { id: Role; name: string; read: string[]; write: string[] };

/** A role as the user form offers it, with its rights in words. */
const recordOf = (id: Role): RoleRecord => {
  const services = Object.entries(servicePermissions(id));
  const those = (right: 'read' | 'write') =>
    services.filter(([, { permissions }]) => permissions.all[right]).map(([service]) => service);
  return { id, name: translate(`resources.users.choices.role.${id}`), read: those('read'), write: those('write') };
};

const FILTER = {
  type: 'object',
  properties: { filter: { type: 'string', description: '{"id":["admin"]}' } },
};

const RECORDS = ROLES.map(recordOf);

/** The roles of `filter={"id":["admin"]}`, as react-admin requests several; no other filters exist. */
const wanted = (query: unknown): readonly RoleRecord[] => {
  const { filter } = query as { filter?: string };
  if (filter === undefined) return RECORDS;
  let others: object;
  let ids: unknown;
  try {
    ({ id: ids, ...others } = parseJson(filter) as { id?: unknown });
  } catch {
    throw badRequest('errors.malformedParameter', { name: 'filter' });
  }
  const [field] = Object.keys(others);
  if (field !== undefined) throw badRequest('errors.unknownField', { field }, field);
  if (ids === undefined) return RECORDS;
  const list: unknown[] = Array.isArray(ids) ? ids : [ids];
  return RECORDS.filter(role => list.includes(role.id));
};

/** Writing calls that nobody may make on roles: they answer 401 or 403, not that the address doesn't exist. */
const WRITING = [
  { method: 'POST', url: '/api/roles', verb: 'create' },
  { method: 'PUT', url: '/api/roles/many', verb: 'update' },
  { method: 'PUT', url: '/api/roles/:id', verb: 'update' },
  { method: 'PUT', url: '/api/roles/:id/restore', verb: 'remove' },
  { method: 'DELETE', url: '/api/roles/:id', verb: 'remove' },
] as const;

/** GET /api/roles and /api/roles/{id}: roles aren't rows, but entries of the permission matrix (Design 3). */
export const roleRoutes: Routes = app => {
  const readOnly = (summary: string, answers: CallParts) => ({
    onRequest: allow('read', 'roles'),
    schema: documentedCall('roles', summary, answers),
  });

  app.get(
    '/api/roles',
    readOnly('Listar', { query: FILTER, isPage: true, data: { type: 'array' } }),
    (request, reply) => {
      const records = wanted(request.query);
      const total = records.length;
      contentRange(reply, 'roles', { offset: 0, count: total, total });
      return { data: records, total };
    },
  );

  app.get('/api/roles/:id', readOnly('Ver', { data: { type: 'object' } }), request => {
    const role = RECORDS.find(each => each.id === (request.params as { id: string }).id);
    if (!role) throw notFound();
    return { data: role };
  });

  for (const { method, url, verb } of WRITING)
    app.route({
      method,
      url,
      onRequest: allow(verb, 'roles'),
      schema: { hide: true },
      handler: () => {
        throw forbidden();
      },
    });
};
