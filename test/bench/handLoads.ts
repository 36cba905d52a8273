import type { Ask, Store, Values } from './handStore.ts';

/** The indexes that a hand-written list would have besides those that there are. */
export const HAND_INDEXES = (no: string): string =>
  `create index if not exists "loads_hand" on "loads" ("clientId", "status", "id" desc) where "disabled" = ${no}`;

const OBJECTS = ['origin', 'destination', 'intermediateStops'];
const DAYS = ['pickupDate', 'deliveryDate', 'deliveredDate', 'invoiceDate'];

const shown = (row: Values): Values => {
  const { searchText: _, ...load } = row;
  for (const name of OBJECTS) if (typeof load[name] === 'string') load[name] = JSON.parse(load[name]);
  for (const name of DAYS) if (typeof load[name] === 'string') load[name] = load[name].replaceAll('-', '/');
  if (typeof load.price === 'number') load.price /= 100;
  load.disabled = Boolean(load.disabled);
  load.isPalleted = Boolean(load.isPalleted);
  load.creationTimestamp = load.createdAt;
  return load;
};

const byLoad = (rows: Values[]): Map<unknown, Values[]> => {
  const groups = new Map<unknown, Values[]>();
  for (const { loadId, ...row } of rows) {
    const group = groups.get(loadId);
    if (group) group.push(row);
    else groups.set(loadId, [row]);
  }
  return groups;
};

/** The answer's columns, as the product's: client, route, steps and papers of a page in a statement each. */
const withLinks = async (rows: Values[], ask: Ask, { oneOf, listOf, no }: Store): Promise<Values[]> => {
  const list = (name: string) => listOf([...new Set(rows.map(row => row[name] as number))].filter(id => id !== null));
  const [ids, clientIds, routeIds] = [list('id'), list('clientId'), list('routeId')];
  const clients = await ask(`select "id", "name", "alias", "phone" from "clients" where "id" ${oneOf}`, clientIds);
  const routes = await ask(
    `select r."id", r."status", r."startDate", r."invoiceId", r."carrierId", c."name" as "carrierName", c."surname" as "carrierSurname",
     t."number" as "tractionNumber", o."number" as "towingNumber" from "routes" r left join "carriers" c on c."id" = r."carrierId"
     left join "vehicles" t on t."id" = r."tractionVehicleId" left join "vehicles" o on o."id" = r."towingVehicleId"
     where r."id" ${oneOf}`,
    routeIds,
  );
  const events = await ask(
    `select e."id", e."loadId", e."detail", e."stop", e."timestamp", e."receivedAt", e."userId", u."username" as "by"
     from "trackingEvents" e left join "users" u on u."id" = e."userId" where e."loadId" ${oneOf} order by e."id"`,
    ids,
  );
  const papers = await ask(
    `select distinct "loadId", "type" from "documents" where "loadId" ${oneOf} and "disabled" = ${no}`,
    ids,
  );
  const [clientOf, routeOf] = [clients, routes].map(found => new Map(found.map(each => [each.id, each])));
  const [tracking, types] = [byLoad(events), byLoad(papers)];
  return rows.map(row => ({
    ...shown(row),
    client: clientOf?.get(row.clientId) ?? null,
    route: routeOf?.get(row.routeId) ?? null,
    tracking: tracking.get(row.id) ?? [],
    documentTypes: (types.get(row.id) ?? []).map(each => each.type),
  }));
};

type Page = { filter: { clientId?: number; status?: string }; offset: number; limit: number };

/** A page, the newest first, and the exact total; ids from an index that holds all that is asked. */
export const listLoads = async (store: Store, { filter, offset, limit }: Page) => {
  const { clientId, status } = filter;
  const isNarrow = clientId !== undefined && status !== undefined;
  const where = `"disabled" = ${store.no}${isNarrow ? ' and "clientId" = ? and "status" = ?' : ''}`;
  const values = isNarrow ? [clientId, status] : [];
  const from = `from "loads" ${isNarrow ? '' : store.newest} where ${where}`;
  const page = await store.ask(`select "id" ${from} order by "id" desc limit ? offset ?`, ...values, limit, offset);
  const ids = store.listOf(page.map(({ id }) => Number(id)));
  const rows = await store.ask(`select * from "loads" where "id" ${store.oneOf} order by "id" desc`, ids);
  const [counted] = await store.ask(`select count(*) as "total" ${from}`, ...values);
  return { data: await withLinks(rows, store.ask, store), total: Number(counted?.total) };
};

export const oneLoad = async (store: Store, id: number, ask = store.ask) => {
  const rows = await ask(`select * from "loads" where "id" = ? and "disabled" = ${store.no}`, id);
  const [data] = await withLinks(rows, ask, store);
  return { data };
};
