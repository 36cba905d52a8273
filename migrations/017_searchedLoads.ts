import type { Knex } from 'knex';

/** The office's own reference of a load is not its client's to find it by: it leaves the text that `q` looks in. */
export const up = async (db: Knex): Promise<void> => {
  await db.raw(
    `update "loads" set "searchText" = replace("searchText", lower("routeRef"), ' ') where "routeRef" is not null and "routeRef" <> ''`,
  );
};
