import { servicePermissions } from '#domain/servicePermissions';
import { ROLES, type Role } from '#domain/roles';
import { translate } from '../../i18n/translate.ts';
import { allow } from '../auth/guard.ts';
import type { Routes } from '../crud/ctx.ts';
import { badRequest, notFound } from '../http/HttpError.ts';
import { parseJson } from '../http/parseJson.ts';

type RoleRecord = { id: Role; name: string; read: string[]; write: string[] };

/** A role as the user form chooses it and as a person reads what it may do. */
const recordOf = (id: Role): RoleRecord => {
  const services = Object.entries(servicePermissions(id));
  const those = (right: 'read' | 'write') =>
    services.filter(([, { permissions }]) => permissions.all[right]).map(([service]) => service);
  return { id, name: translate(`resources.users.choices.role.${id}`), read: those('read'), write: those('write') };
};

const RECORDS = ROLES.map(recordOf);

/** `filter={"id":["admin"]}`, as react-admin asks for several at once; other filters there are none. */
const wanted = (query: unknown): readonly RoleRecord[] => {
  const { filter } = query as { filter?: string };
  if (filter === undefined) return RECORDS;
  let ids: unknown;
  try {
    ({ id: ids } = parseJson(filter) as { id?: unknown });
  } catch {
    throw badRequest('errors.malformedParameter', { name: 'filter' });
  }
  if (ids === undefined) return RECORDS;
  const list: unknown[] = Array.isArray(ids) ? ids : [ids];
  return RECORDS.filter(role => list.includes(role.id));
};

/** GET /api/roles and /api/roles/{id}: roles are no rows but what the matrix says of them (Design 3). */
export const roleRoutes: Routes = app => {
  const readOnly = (summary: string) => ({
    onRequest: allow('read', 'roles'),
    schema: { tags: ['roles'], summary },
  });

  app.get('/api/roles', readOnly('Listar'), (request, reply) => {
    const records = wanted(request.query);
    reply.header('content-range', `roles 0-${Math.max(records.length - 1, 0)}/${records.length}`);
    return { data: records, total: records.length };
  });

  app.get('/api/roles/:id', readOnly('Ver'), request => {
    const role = RECORDS.find(each => each.id === (request.params as { id: string }).id);
    if (!role) throw notFound();
    return { data: role };
  });
};
