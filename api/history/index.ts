import { history } from '#domain/history';
import { can } from '#domain/permissions';
import { alertsResource } from '../alerts/index.ts';
import { expandRows, scopedRows } from '../crud/read.ts';
import type { Resource, Row } from '../crud/resource.ts';
import { toldChanges } from '../crud/toldChanges.ts';
import type { Ctx } from '../world.ts';
import { mailsResource } from '../mails/index.ts';
import { usersResource } from '../users/index.ts';
import { HISTORY_COLUMNS, withNames } from './columns.ts';

/** Resources of which an admin sees only some rows (Design 3): the others have no history for it. */
export const SEEN_IN_PART: readonly Resource[] = [usersResource, alertsResource, mailsResource];

/** The history of all rows, for the office alone. Every write adds to it (api/crud/history.ts); nobody changes it. */
export const historyResource: Resource = {
  name: 'history',
  entity: history,
  defaultSort: ['createdAt', 'desc'],
  search: ['ip'],
  scope: (query, { role }, ctx) => {
    for (const resource of SEEN_IN_PART) {
      if (!can(role, 'read', resource.name)) {
        query.whereNot('history.resource', resource.name);
        continue;
      }
      const seen = scopedRows(resource, ctx).whereRaw('??.?? = ??', [resource.name, 'id', 'history.recordId']);
      query.where(any => any.whereNot('history.resource', resource.name).orWhereExists(seen.select(ctx.db.raw('1'))));
    }
  },
  links: [{ name: 'user', by: 'userId', table: 'users', columns: ['id', 'username'] }],
  expand: async (rows: Row[], ctx: Ctx) => {
    const changes = await toldChanges(rows, ctx);
    return rows.map((row, index) => ({ ...row, changes: changes[index] }));
  },
  sheet: () => ({
    columns: HISTORY_COLUMNS,
    expand: async (rows, ctx) => withNames(await expandRows(historyResource, [...rows], ctx), ctx),
  }),
};
