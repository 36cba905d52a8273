import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/**
 * A route is given to one carrier: the database itself refuses a second accepted request. Of those there are, the ones
 * whose carrier has lost the route, and all but the last of a carrier, are accepted no more.
 */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(`update "requestedRoutes" set "status" = 'rejected', "version" = "version" + 1
    where "status" = 'accepted' and (
      not exists (select 1 from "routes"
        where "routes"."id" = "requestedRoutes"."routeId" and "routes"."carrierId" = "requestedRoutes"."carrierId")
      or exists (select 1 from "requestedRoutes" as "later"
        where "later"."routeId" = "requestedRoutes"."routeId" and "later"."carrierId" = "requestedRoutes"."carrierId"
          and "later"."status" = 'accepted' and "later"."id" > "requestedRoutes"."id"))`);
  await db.raw(
    `create unique index "requestedRoutes_accepted_unique" on "requestedRoutes" ("routeId") where "status" = 'accepted' and "disabled" = ${
      isSqlite(db) ? '0' : 'false'
    }`,
  );
};
