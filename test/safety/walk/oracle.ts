import { tableOf } from '../../help/everyGet.ts';
import { isInner } from './columns.ts';
import type { Row, Who, World } from './world.ts';

/**
 * Who may be told what, by hand and from the rows as they are stored: none of this is taken from the server's rules or its
 * SQL, so that a slip there is seen here.
 */
const isOffice = (who: Who): boolean => who.role === 'superUser' || who.role === 'admin';

const DRIVEN = ['assigned', 'ongoing', 'finished'];

/** What a carrier asked for and the office removed is to that carrier rejected, as others are. */
const isRejected = (table: string, { status }: Row): boolean => table === 'requestedRoutes' && status === 'rejected';

/** Whether a row exists for somebody outside of the office. */
const seesOutside = (who: Who, table: string, row: Row | undefined, world: World): boolean => {
  if (!row || (row.disabled && !isRejected(table, row))) return false;
  const sees = (other: string, id: unknown) => id != null && seesOutside(who, other, world.row(other, id), world);
  const { role } = who;
  switch (table) {
    case 'users':
      return row.id === who.id;
    case 'carriers':
      return role === 'carrier' ? row.id === who.carrierId : role === 'accountant' && row.accountantId === who.id;
    case 'clients':
      return role === 'client' && row.id === who.clientId;
    case 'locations':
      return role === 'client' && row.clientId === who.clientId;
    case 'vehicles':
      return role === 'carrier' ? row.carrierId === who.carrierId : role === 'driver' && row.id === who.vehicleId;
    case 'routes':
      if (role === 'carrier') return row.carrierId === who.carrierId;
      if (role !== 'driver' || row.tractionVehicleId !== who.vehicleId) return false;
      return DRIVEN.includes(String(row.status)) && row.carrierId === haulierOf(who, world);
    case 'loads':
      return role === 'client' ? row.clientId === who.clientId : sees('routes', row.routeId);
    case 'invoices':
      if (role === 'carrier') return row.carrierId === who.carrierId;
      if (role === 'client') return row.clientId === who.clientId;
      return role === 'accountant' && keepsBooksOf(who, row, world);
    case 'payments':
      return sees('invoices', row.invoiceId);
    case 'documents':
      if (role === 'carrier' || role === 'client')
        for (const [field, owner] of [
          ['carrierId', 'carriers'],
          ['clientId', 'clients'],
        ] as const)
          if (row[field] != null) return sees(owner, row[field]);
      if (row.vehicleId != null) return role === 'carrier' && sees('vehicles', row.vehicleId);
      if (row.routeId != null) return sees('routes', row.routeId);
      if (row.loadId != null) return sees('loads', row.loadId);
      return row.invoiceId != null && role !== 'driver' && sees('invoices', row.invoiceId);
    case 'discounts':
      return role === 'carrier';
    case 'requestedRoutes':
      return role === 'carrier' && row.carrierId === who.carrierId;
    case 'accountingRequests':
      return role === 'carrier'
        ? row.carrierId === who.carrierId
        : role === 'driver' && row.vehicleId === who.vehicleId && row.carrierId === haulierOf(who, world);
    case 'alerts':
      if (row.recipientType !== role) return false;
      if (role === 'carrier') return row.carrierId === who.carrierId;
      if (role === 'client') return row.clientId === who.clientId;
      return role === 'accountant' ? row.userId === who.id : row.vehicleId === who.vehicleId;
    default:
      return false;
  }
};

const keepsBooksOf = (who: Who, invoice: Row, world: World): boolean =>
  [world.row('carriers', invoice.carrierId), world.row('clients', invoice.clientId)].some(
    company => company !== undefined && !company.disabled && company.accountantId === who.id,
  );

/** The pool: what is public and carries something; whether it fits the vehicles is no secret of anybody's. */
const isInPool = (route: Row | undefined): boolean =>
  !!route && !route.disabled && !!route.isPublic && route.status === 'public';

/** Whether a row of a collection exists for an account. */
export const seesRow = (who: Who, resource: string, id: unknown, world: World): boolean => {
  const row = world.row(tableOf(resource), id);
  if (resource === 'poolOfRoutes') return (isOffice(who) || who.role === 'carrier') && isInPool(row);
  if (resource === 'users' && who.role === 'admin') return row?.role !== 'superUser';
  if (resource === 'alerts' && who.role === 'admin') return row?.recipientType === 'admin';
  if (resource === 'mails' && who.role === 'admin') return row !== undefined && !isToSuperUser(row, world);
  if (resource === 'history' && who.role === 'admin') return isToldOf(who, row, world);
  return isOffice(who) || seesOutside(who, resource, row, world);
};

const isToSuperUser = (letter: Row, world: World): boolean =>
  some(world.of('users').values(), ({ role, email }) => role === 'superUser' && email === letter.to);

/** What happened to rows that an admin doesn't see, it isn't told of either. */
const isToldOf = (who: Who, change: Row | undefined, world: World): boolean =>
  !['users', 'alerts', 'mails'].includes(`${change?.resource}`) ||
  seesRow(who, `${change?.resource}`, change?.recordId, world);

/** Of what others are told of, nobody is ever told this. */
const NEVER = ['users.password', 'mails.text', 'mails.html', 'mails.topic'];

const COUNTERPART = ['rawName', 'rawNif', 'rawAddress1', 'rawAddress2', 'rawDescription'];

/** What papers of a transport, and who drives it, say of the client. */
const CALLED = ['name', 'alias', 'nif', 'phone', 'address'];

/** What a load or a route adds to an invoice is told with it. */
const isBilled = (who: Who, row: Row | undefined, world: World): boolean =>
  row?.invoiceId != null && seesOutside(who, 'invoices', world.row('invoices', row.invoiceId), world);

const some = (rows: Iterable<Row>, test: (row: Row) => boolean): boolean => {
  for (const row of rows) if (test(row)) return true;
  return false;
};

/** The company stands in something that the account sees: an invoice of both, a route it carries. */
const isPartyOf = (who: Who, table: string, field: string, id: number, world: World): boolean =>
  some(world.of(table).values(), row => row[field] === id && seesOutside(who, table, row, world));

/** What an account outside of the office may be told of a column of a row. */
const toldOutside = (who: Who, table: string, column: string, id: number, world: World): boolean => {
  const row = world.row(table, id);
  const sees = row !== undefined && seesOutside(who, table, row, world);
  const { role } = who;
  switch (table) {
    case 'carriers':
      // Its drivers carry papers that name it; an accountant, whoever's books it keeps, has its invoices.
      if (['bankAccount', 'registry'].includes(column))
        return sees || isPartyOf(who, 'invoices', 'carrierId', id, world);
      return (
        sees ||
        isPartyOf(who, 'invoices', 'carrierId', id, world) ||
        (role === 'driver' && world.row('vehicles', who.vehicleId)?.carrierId === id) ||
        isPartyOf(who, 'routes', 'carrierId', id, world)
      );
    case 'clients':
      if (sees || isPartyOf(who, 'invoices', 'clientId', id, world)) return true;
      // Who carries the goods is told where from, for whom, and whom to call.
      return CALLED.includes(column) && role !== 'accountant' && isPartyOf(who, 'loads', 'clientId', id, world);
    case 'vehicles':
      return (
        sees ||
        isPartyOf(who, 'routes', 'tractionVehicleId', id, world) ||
        isPartyOf(who, 'routes', 'towingVehicleId', id, world)
      );
    case 'users':
      if (sees) return true;
      // A haulier and its drivers know each other by name, and companies the accountant they appointed.
      if (role === 'carrier' || role === 'driver')
        return (row !== undefined && haulierOf(who, world) === haulierOf(row, world)) || appoints(who, id, world);
      return role === 'client' && appoints(who, id, world);
    case 'routes':
      if (role === 'accountant') return column === 'price' && isBilled(who, row, world);
      return sees && !(column === 'price' && role === 'driver');
    case 'loads':
      // Who pays for a load is told nothing of the route, nor the haulier of its price.
      if (role === 'accountant') return column === 'price' && isBilled(who, row, world);
      if (column === 'price') return sees && role === 'client';
      return sees && !(column === 'routeRef' && role === 'client');
    case 'invoices':
      if (column === 'notes') return false;
      return sees && !(role === 'accountant' && COUNTERPART.includes(column));
    case 'invoiceLines':
    case 'invoiceIssuers':
    case 'invoiceRecipients':
      return seesOutside(who, 'invoices', world.row('invoices', id), world);
    case 'payments':
      if (column === 'notes') return false;
      return sees && !(role === 'accountant' && column === 'reference');
    case 'files':
      if (row?.documentId != null) return seesOutside(who, 'documents', world.row('documents', row.documentId), world);
      if (row?.discountId != null) return role === 'carrier';
      if (row?.settingsId != null) return true;
      return seesOutside(who, 'accountingRequests', world.row('accountingRequests', row?.accountingRequestId), world);
    case 'settings':
      return role !== 'driver' || !['bankAccount', 'registry'].includes(column);
    default:
      return sees;
  }
};

/** The company of an account: a driver's is that of the vehicle. */
const haulierOf = (user: { carrierId?: unknown; vehicleId?: unknown; id: number }, world: World): unknown =>
  user.carrierId ?? world.row('vehicles', user.vehicleId)?.carrierId ?? `nobody's ${user.id}`;

const appoints = (who: Who, accountantId: number, world: World): boolean => {
  if (who.role === 'driver') return false;
  const company = world.row(who.role === 'carrier' ? 'carriers' : 'clients', who.carrierId ?? who.clientId);
  return company?.accountantId === accountantId;
};

/** An invoice that was issued here is told whole on its paper, unless it is with a customer of a carrier's own. */
const standsOnPaper = (who: Who, table: string, column: string, id: number, world: World): boolean => {
  const row = table === 'invoices' ? world.row(table, id) : undefined;
  return COUNTERPART.includes(column) && row?.recipientRole !== 'external' && seesOutside(who, table, row, world);
};

/** Whether an account may be told a mark, by any of the places where it is; `isPaper`: on an invoice's own paper. */
export const mayBeTold = (who: Who | null, mark: string, world: World, isPaper = false): boolean =>
  world.placesOf(mark).some(({ table, column, id }) => {
    if (!who || isInner(table) || NEVER.includes(`${table}.${column}`)) return false;
    if (table === 'users' && who.role === 'admin') return world.row('users', id)?.role !== 'superUser';
    if (table === 'mails' && who.role === 'admin') return seesRow(who, table, id, world);
    return (
      isOffice(who) ||
      toldOutside(who, table, column, id, world) ||
      (isPaper && standsOnPaper(who, table, column, id, world))
    );
  });
