import { oneLoad } from './handLoads.ts';
import type { Ask, Store, Values } from './handStore.ts';

const keepChange = (ask: Ask, id: number, action: string, changes: Values, at: string) =>
  ask(
    `insert into "changes" ("resource", "recordId", "action", "userId", "ip", "at", "changes") values ('loads', ?, ?, 1, '127.0.0.1', ?, ?)`,
    id,
    action,
    at,
    JSON.stringify(changes),
  );

const TEXTS = ['clientRef', 'goodsNature', 'comments', 'loadType', 'loadSide'];
const NUMBERS = ['clientId', 'weight', 'length', 'width', 'height'];
const DAYS = ['pickupDate', 'deliveryDate', 'invoiceDate'];
const SENT = [...TEXTS, ...NUMBERS, ...DAYS];
const ADDED = ['origin', 'destination', 'price', 'searchText', 'createdAt', 'updatedAt', 'status', 'version'];
const COLUMNS = [...SENT, ...ADDED].map(name => `"${name}"`);
const INSERT = `insert into "loads" (${COLUMNS.join(', ')}) values (${COLUMNS.map(() => '?').join(', ')}) returning "id"`;

type Place = { name?: string; city?: string };

const searchTextOf = (body: Values): string => {
  const [origin, destination] = [body.origin as Place, body.destination as Place];
  const texts = [body.clientRef, body.goodsNature, origin.name, origin.city, destination.name, destination.city];
  return texts.filter(Boolean).join(' ').toLowerCase();
};

/** A new order with its line in the history, in one transaction. */
export const createLoad = (store: Store, body: Values) =>
  store.write(async ask => {
    const at = new Date().toISOString();
    const places = [body.origin, body.destination].map(place => JSON.stringify(place));
    const added = [...places, Math.round(Number(body.price) * 100), searchTextOf(body), at, at, 'not-assigned', 1];
    const [made] = await ask(INSERT, ...SENT.map(name => body[name] ?? null), ...added);
    const id = Number(made?.id);
    await keepChange(ask, id, 'create', body, at);
    return oneLoad(store, id, ask);
  });

/** Other comments; the version goes on. */
export const updateLoad = (store: Store, id: number, body: Values) =>
  store.write(async ask => {
    const at = new Date().toISOString();
    const [before] = await ask('select "comments" from "loads" where "id" = ?', id);
    await ask(
      'update "loads" set "comments" = ?, "version" = "version" + 1, "updatedAt" = ? where "id" = ?',
      body.comments,
      at,
      id,
    );
    await keepChange(ask, id, 'update', { comments: [before?.comments ?? null, body.comments] }, at);
    return oneLoad(store, id, ask);
  });

/** The first step, forward or back: no alerts, no letters and no state of the route, which the product does besides. */
export const trackLoad = (store: Store, id: number, body: Values) =>
  store.write(async ask => {
    const at = new Date().toISOString();
    const [status, detail] = body.direction === 'back' ? ['assigned', 'undo:at-origin'] : ['at-origin', 'at-origin'];
    await ask(
      'update "loads" set "status" = ?, "version" = "version" + 1, "updatedAt" = ? where "id" = ?',
      status,
      at,
      id,
    );
    await ask(
      'insert into "trackingEvents" ("loadId", "detail", "timestamp", "receivedAt", "userId") values (?, ?, ?, ?, 1)',
      id,
      detail,
      at,
      at,
    );
    await keepChange(ask, id, 'update', { status: [null, status] }, at);
    return oneLoad(store, id, ask);
  });
