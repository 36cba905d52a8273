import { ENTITIES } from '#domain/entities';
import type { ServiceName } from '#domain/resources';
import type { Role } from '#domain/roles';
import { type EveryRow, storeEveryRow } from '../../help/everyRow.ts';
import type { Answer, Client, Office } from '../../help/office.ts';
import { type Cell, ownerOf } from './cells.ts';
import { hasVerb, isStep, maySend, names, RIGHTS } from './rights.ts';

const MISSING = 2_000_000_000;

/** Services that are rights of screens, or have no rows: what the login says of them is all that the API does with them. */
const SAID_ONLY: readonly ServiceName[] = ['tableLoads', 'accounting', 'roles'];

/** A row of each resource on either side, and an alert for each role. */
export type Planted = EveryRow & { alertOf: Record<Role, number> };

export const plantRows = async (office: Office): Promise<Planted> => {
  const rows = await storeEveryRow(office);
  const { client, tractor, users } = office.ids;
  const add = async (recipientType: Role, owner: object): Promise<number> => {
    const at = office.world.now().toISOString();
    const made: { id: number }[] = await office
      .db('alerts')
      .insert({ title: 'x', recipientType, createdAt: at, updatedAt: at, ...owner })
      .returning('id');
    return made[0]?.id ?? MISSING;
  };
  return {
    ...rows,
    alertOf: {
      superUser: rows.alerts.own,
      carrier: rows.alerts.own,
      admin: await add('admin', {}),
      client: await add('client', { clientId: client }),
      accountant: await add('accountant', { userId: users.accountant }),
      driver: await add('driver', { vehicleId: tractor }),
    },
  };
};

const ownId = (service: ServiceName, role: Role, rows: Planted, office: Office): number => {
  if (service === 'alerts') return rows.alertOf[role];
  if (service === 'users') return office.ids.users[role];
  if (service === 'settings') return 1;
  if (service === 'documents' && role === 'client') return rows.clientDocuments.own;
  if (service === 'documents' && role === 'driver') return rows.loadDocuments.own;
  if (service === 'documents' && role === 'accountant') return rows.invoiceDocuments.own;
  if (service === 'invoices' && role === 'client') return rows.clientInvoices.own;
  return rows[service as keyof EveryRow]?.own ?? MISSING;
};

/** What is refused: the verb, whatever is sent, the one field, or neither. */
const refusalIn = ({ status, body }: Answer, field = ''): string => {
  // A field that isn't told either is an unknown name (Design 3).
  const isHidden = status === 400 && body.code === 'fieldNotAllowed';
  if (status !== 403 && !isHidden) return 'open';
  return body.errors && field in body.errors ? 'field' : body.errors ? 'another field' : 'verb';
};

/** What a caller sees of a cell: something that is one word under one right, and another under the other. */
export const seenOf = async (cell: Cell, office: Office, rows: Planted): Promise<string> => {
  const { service, role, what, field = '' } = cell;
  const client: Client = office.as(role);
  const path = `/api/${service}`;
  const own = ownId(service, role, rows, office);
  const said = async () => {
    const { text } = await client.get('/api/auth/check');
    const { data } = JSON.parse(text) as { data: { permissions: { services: Record<string, unknown> } } };
    return JSON.stringify(data.permissions.services[service]);
  };
  if (SAID_ONLY.includes(service)) return said();
  switch (what) {
    case 'service':
      return refusalIn(await client.get(path));
    case 'rows': {
      const list = await client.get(`${path}?range=[0,99]`);
      const ids = ((list.body.data ?? []) as { id: number }[]).map(row => row.id);
      return `${list.status} ${ids.join(' ')}`;
    }
    case 'owner': {
      const owner = ownerOf(role);
      return refusalIn(await client.post(path, { [owner]: MISSING }), owner);
    }
    case 'create':
    case 'update': {
      const value = { 'ni de lejos': 1 };
      const send = (body: object) =>
        what === 'create' ? client.post(path, body) : client.put(`${path}/${field ? own : MISSING}`, body);
      return refusalIn(await send(field ? { [field]: value } : {}), field);
    }
    case 'remove':
      return refusalIn(await client.delete(`${path}/${MISSING}`));
    case 'track':
      return service === 'loads' ? refusalIn(await client.post(`${path}/${MISSING}/tracking`, {})) : said();
    case 'retry':
      return service === 'mails' ? refusalIn(await client.post(`${path}/${MISSING}/retry`)) : said();
    default: {
      const row = ((await client.get(`${path}/${own}`)).body.data ?? {}) as Record<string, unknown>;
      const entity = ENTITIES[(service === 'poolOfRoutes' ? 'routes' : service) as keyof typeof ENTITIES];
      const sort =
        field in entity.fields
          ? await client.get(`${path}?sort=${encodeURIComponent(JSON.stringify([field, 'ASC']))}`)
          : null;
      return `${field in row} ${sort?.body.code === 'fieldNotAllowed'}`;
    }
  }
};

/** A row's own number and version go along with every change, and are compared rather than written. */
const COMPARED = ['id', 'version'];

/** The same by the table written by hand; null where what is seen can't be told from it in one word. */
export const wantedOf = ({ service, role, what, field }: Cell): string | null => {
  const right = RIGHTS[service][role];
  if (SAID_ONLY.includes(service)) return null;
  const verb = (isOpen: boolean) => (isOpen ? 'open' : 'verb');
  switch (what) {
    case 'service':
      return verb(right !== null);
    case 'owner':
      return hasVerb(service, role, 'create') && right?.owner ? 'field' : null;
    case 'create':
    case 'update':
      if (field && isStep(service, role, what, field)) return 'open';
      if (!hasVerb(service, role, what)) return 'verb';
      if (field === undefined || (what === 'update' && COMPARED.includes(field))) return field ? null : 'open';
      return maySend(service, role, what, field) ? 'open' : 'field';
    case 'remove':
      return verb(hasVerb(service, role, 'remove'));
    case 'track':
      return service === 'loads' ? verb(names(right?.actions).includes('track')) : null;
    case 'retry':
      return service === 'mails' ? verb(names(right?.actions).includes('retry')) : null;
    default:
      return null;
  }
};
